import { localize } from '../messages/localize.ts'
import type { ServerMessages } from '../messages/ServerMessages.ts'
import { listProviderPaymentMethods, type PaymentProvider } from '../payment/index.ts'

/** Serializes the payment methods that the shop offers, in their order. */
export const serializePaymentMethods = (providers: readonly PaymentProvider[], messages: ServerMessages) =>
  providers
    .flatMap(listProviderPaymentMethods)
    .map(({ name, title, offeredAs = title }) => ({ name, title: localize(offeredAs, messages) }))

import type { AppDeps } from '../AppDeps.ts'
import { cashOnDelivery } from '../payment/cashOnDelivery.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'

/** Returns the payment methods of a shop. */
export const paymentProvidersOf = ({ payments }: Pick<AppDeps, 'payments'>): readonly PaymentProvider[] =>
  payments ?? [cashOnDelivery]

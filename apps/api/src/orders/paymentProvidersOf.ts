import type { AppDeps } from '../AppDeps.ts'
import { cashOnDelivery } from '../payment/cashOnDelivery.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'

/** The ways to pay a shop has. */
export const paymentProvidersOf = ({ payments }: Pick<AppDeps, 'payments'>): readonly PaymentProvider[] =>
  payments ?? [cashOnDelivery]

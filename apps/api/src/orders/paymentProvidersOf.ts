import type { AppDeps } from '../AppDeps.ts'
import { cashOnDelivery, type PaymentProvider } from '../payment/index.ts'

/** Returns the payment methods of a shop. */
export const paymentProvidersOf = ({ payments }: Pick<AppDeps, 'payments'>): readonly PaymentProvider[] =>
  payments ?? [cashOnDelivery]

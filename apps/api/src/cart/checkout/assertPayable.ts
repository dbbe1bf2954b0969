import { HttpError } from '../../http/HttpError.ts'
import type { OrderToPay, PaymentProvider } from '../../payment/index.ts'

/**
 * Rejects an order that no payment method of the shop could pay, before it is placed: such an order would only wait
 * until it expires.
 */
export function assertPayable(order: OrderToPay, payments: readonly PaymentProvider[]): void {
  const refusals = payments.map((provider) => provider.unavailableReason(order))
  if (refusals.includes(undefined)) return
  const why = refusals.filter((words) => words !== undefined).join(' ')
  throw new HttpError(409, 'no_way_to_pay', `${why} We have no other way to pay for this cart yet.`.trim())
}

import { HttpError } from '../../http/HttpError.ts'
import { localize } from '../../messages/localize.ts'
import type { PaymentEligibilityData, PaymentProvider } from '../../payment/index.ts'

/**
 * Rejects an order that no payment method of the shop could pay, before it is placed. Otherwise, the order would stay
 * unpaid until it expires. An order of ₹0 needs no payment.
 */
export function assertPayable(order: PaymentEligibilityData, payments: readonly PaymentProvider[]): void {
  if (order.total === 0) return
  const refusals = payments.map((provider) => provider.unavailableReason(order))
  if (refusals.includes(undefined)) return
  throw new HttpError(409, 'no_way_to_pay', (messages) => {
    const reasons = refusals.map((reason) => localize(reason ?? '', messages))
    return [...reasons, messages.errors.noWayToPay].join(' ')
  })
}

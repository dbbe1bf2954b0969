import type { PaymentAttempt } from '@store/api-client/contract/orders'
import type { PaymentRow } from '../payment/index.ts'

/**
 * Returns the state of an unpaid order's latest online payment. A payment that the bank is still processing takes
 * precedence over later ones, so that the shopper does not pay twice. A captured one was refunded and is ignored.
 */
export function getLatestPaymentAttempt(
  rows: readonly Pick<PaymentRow, 'status'>[],
): PaymentAttempt | undefined {
  const statuses = rows.map(({ status }) => status)
  if (statuses.includes('processing')) return 'processing'
  const latest = statuses.findLast((status) => status !== 'captured')
  return latest === 'open' ? 'started' : latest === 'failed' ? 'failed' : undefined
}

import type { PaymentAttempt } from '@store/api-client/contract/orders'
import type { PaymentRow } from '../payment/index.ts'

/**
 * Returns the state of an unpaid order's latest online payment. One that the bank still works on counts before later
 * ones, so that nobody pays twice; a captured one was refunded and does not count.
 */
export function latestPaymentAttempt(
  rows: readonly Pick<PaymentRow, 'status'>[],
): PaymentAttempt | undefined {
  const statuses = rows.map(({ status }) => status)
  if (statuses.includes('processing')) return 'processing'
  const latest = statuses.findLast((status) => status !== 'captured')
  return latest === 'open' ? 'started' : latest === 'failed' ? 'failed' : undefined
}

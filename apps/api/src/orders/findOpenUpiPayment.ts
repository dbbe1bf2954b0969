import type { UpiPayment } from '@store/api-client/contract/orders'
import type { PaymentRow } from '../payment/index.ts'
import { createQrCode } from './createQrCode.ts'
import { getLatestPaymentAttempt } from './getLatestPaymentAttempt.ts'

/** The seconds left to pay, and the origin of the shop. */
export interface UpiContext {
  readonly secondsLeft: number
  readonly origin: string
}

/** Returns the UPI payment of an unpaid order, if it is the latest payment and still open. */
export function findOpenUpiPayment(
  rows: readonly Pick<PaymentRow, 'status' | 'upiLink'>[],
  { secondsLeft, origin }: UpiContext,
): UpiPayment | undefined {
  if (getLatestPaymentAttempt(rows) !== 'started') return undefined
  const link = rows.findLast(({ status }) => status !== 'captured')?.upiLink
  if (!link) return undefined
  return {
    link,
    // A path becomes an absolute URL, because a phone that scans the code does not know the store's origin.
    qrCode: createQrCode(link.startsWith('/') ? origin + link : link),
    secondsLeft,
  }
}

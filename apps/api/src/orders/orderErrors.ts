import type { CancelError } from '@store/api-client/contract/orders'
import { HttpError } from '../http/HttpError.ts'

const words: Readonly<Record<CancelError, readonly [code: string, text: string]>> = {
  cancelled: ['order_cancelled', 'This order is already cancelled.'],
  underWay: [
    'order_under_way',
    'Your gifts are already being made, so this order can no longer be cancelled.',
  ],
  delivered: ['order_delivered', 'This order was delivered.'],
  tooLate: ['order_too_late', 'Orders can be cancelled until the day before delivery.'],
  notSignedIn: ['login_required', 'Please login to cancel this order'],
}

const unpaidWords = {
  account: 'You have several unpaid orders. Please pay or cancel one before placing another.',
  network:
    'Many orders from your network are waiting for payment. Please try again in an hour, or call us to order.',
} as const

/** Errors of order calls. */
export const orderErrors = {
  /** The order does not exist, or belongs to another user. */
  gone: () => new HttpError(404, 'not_found', 'Something went wrong'),
  /** The order was not paid in time. */
  expired: () =>
    new HttpError(
      409,
      'order_expired',
      'This order wasn’t paid in time, so it was cancelled. Please order the gifts again.',
    ),
  /** Too many orders of the account or the network are unpaid. */
  unpaid: (whose: 'account' | 'network') => new HttpError(409, 'too_many_unpaid', unpaidWords[whose]),
  /** The order cannot be cancelled. */
  standing: (why: CancelError) => new HttpError(409, ...words[why]),
} as const

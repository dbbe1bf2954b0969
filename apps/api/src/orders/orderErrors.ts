import type { CancelError } from '@store/api-client/contract/orders'
import { HttpError } from '../http/HttpError.ts'

/** Code and message for each reason that an order cannot be cancelled. */
const cancelErrors = {
  cancelled: ['order_cancelled', 'orderCancelled'],
  underWay: ['order_under_way', 'orderUnderWay'],
  delivered: ['order_delivered', 'orderDelivered'],
  tooLate: ['order_too_late', 'orderTooLate'],
  notSignedIn: ['login_required', 'loginToCancel'],
} as const satisfies Readonly<Record<CancelError, readonly [code: string, message: string]>>

const unpaidErrors = { account: 'unpaidOfAccount', network: 'unpaidOfNetwork' } as const

/** Errors of order calls. */
export const orderErrors = {
  /** The order does not exist, or belongs to another user. */
  gone: () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound),
  /** The order was not paid in time. */
  expired: () => new HttpError(409, 'order_expired', ({ errors }) => errors.orderExpired),
  /** The account or the network has too many unpaid orders. */
  unpaid: (whose: 'account' | 'network') =>
    new HttpError(409, 'too_many_unpaid', ({ errors }) => errors[unpaidErrors[whose]]),
  /** The order cannot be cancelled. */
  standing: (why: CancelError) => {
    const [code, message] = cancelErrors[why]
    return new HttpError(409, code, ({ errors }) => errors[message])
  },
} as const

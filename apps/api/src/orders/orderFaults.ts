import type { CancelFault } from '@store/api-client/contract/orders'
import { Refusal } from '../http/Refusal.ts'

const words: Readonly<Record<CancelFault, readonly [code: string, text: string]>> = {
  cancelled: ['order_cancelled', 'This order was cancelled already.'],
  underWay: [
    'order_under_way',
    'Your gifts are being made already: this order cannot be cancelled any more.',
  ],
  delivered: ['order_delivered', 'This order was delivered.'],
  tooLate: ['order_too_late', 'An order can be cancelled until the day before its delivery.'],
  notSignedIn: ['login_required', 'Please login to cancel this order'],
}

/** How something that is done to an order is refused. */
export const orderFaults = {
  /** There is none, or it is somebody else's. */
  gone: () => new Refusal(404, 'not_found', 'Something went wrong'),
  /** It cannot be cancelled. */
  standing: (why: CancelFault) => new Refusal(409, ...words[why]),
} as const

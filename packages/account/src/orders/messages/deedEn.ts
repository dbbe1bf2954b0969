import type { CancelFault, ReorderFault } from '@store/api-client/contract/orders'
import type { OrderNews } from '../store/OrderNews.ts'
import type { DeedMessages } from './DeedMessages.ts'

/** What can be done with an order, in English; quoted texts are those of specification 1, section 8. */
export const deedEn: DeedMessages = {
  reorder: 'Reorder',
  cancel: 'Cancel order',
  named: (words, number) => `${words} ${number}`,
  cancelFault: (why) => cancelFaults[why],
  cancelTitle: 'Are you Sure?',
  cancelQuestion: (number) => `Are you sure you want to cancel the order ${number}?`,
  cancelNote: 'Nothing will be delivered. What was paid and the points that were spent come back.',
  keep: 'Keep order',
  cancelYes: 'Cancel order',
  close: 'Close',
  news: newsEn,
  leftOut: ({ reordered }) => reordered.leftOut.map(({ title, why }) => `${title}: ${reorderFaults[why]}`),
  toCart: 'Go to cart',
}

function newsEn(news: OrderNews): string {
  switch (news.kind) {
    case 'cancelled':
      return 'The order was cancelled.'
    case 'paid':
      return 'Thank you. The order is taken care of.'
    case 'leftOut':
      return news.reordered.put > 0
        ? 'Not everything could be put in your cart:'
        : 'Nothing of it could be put in your cart:'
    case 'refused':
      return refusals[news.code] ?? news.message
    case 'failed':
      return 'Something went wrong, Please try again...'
  }
}

const cancelFaults: Readonly<Record<CancelFault, string>> = {
  cancelled: 'This order was cancelled.',
  underWay: 'It is being prepared already and can no longer be cancelled.',
  delivered: 'It was delivered and can no longer be cancelled.',
  tooLate: 'The day of delivery has come: it can no longer be cancelled.',
  notSignedIn: 'Please login to cancel this order.',
}

const reorderFaults: Readonly<Record<ReorderFault, string>> = {
  gone: 'no longer in the shop',
  outOfStock: 'Out Of Stock',
  changed: 'what was chosen of it is no longer offered',
  full: 'no more fit in the cart',
  notDeliverable: 'no longer delivered to that place',
  dayGone: 'the day it was ordered for cannot be had any more, it arrives on the earliest',
}

const refusals: Readonly<Record<string, string>> = {
  order_cancelled: 'This order was cancelled already.',
  order_under_way: cancelFaults.underWay,
  order_delivered: cancelFaults.delivered,
  order_too_late: cancelFaults.tooLate,
}

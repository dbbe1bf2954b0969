import type { CancelError, ReorderError } from '@store/api-client/contract/orders'
import type { OrderUpdate } from '../store/OrderUpdate.ts'
import type { OrderActionMessages } from './OrderActionMessages.ts'

/** Messages of order actions in English; quoted texts are those of specification 1, section 8. */
export const orderActionEn: OrderActionMessages = {
  reorder: 'Reorder',
  cancel: 'Cancel order',
  named: (words, number) => `${words} ${number}`,
  cancelError: (why) => cancelFaults[why],
  cancelTitle: 'Are you Sure?',
  cancelQuestion: (number) => `Are you sure you want to cancel the order ${number}?`,
  cancelNote: 'Nothing will be delivered. We’ll return what you paid and the points you used.',
  keepOrder: 'Keep order',
  cancelYes: 'Cancel order',
  close: 'Close',
  update: newsEn,
  leftOut: ({ reordered }) => reordered.leftOut.map(({ title, why }) => `${title}: ${reorderFaults[why]}`),
  toCart: 'Go to cart',
}

function newsEn(news: OrderUpdate): string {
  switch (news.kind) {
    case 'cancelled':
      return 'The order was cancelled.'
    case 'paid':
      return 'Thank you. We’ve received your payment choice.'
    case 'leftOut':
      return news.reordered.put > 0
        ? 'We couldn’t add everything to your cart:'
        : 'We couldn’t add any of it to your cart:'
    case 'refused':
      return refusals[news.code] ?? news.message
    case 'failed':
      return 'Something went wrong, Please try again...'
  }
}

const cancelFaults: Readonly<Record<CancelError, string>> = {
  cancelled: 'This order was cancelled.',
  underWay: 'This order is being prepared and can’t be cancelled.',
  delivered: 'This order was delivered and can’t be cancelled.',
  tooLate: 'It’s the delivery day, so this order can’t be cancelled.',
  notSignedIn: 'Please login to cancel this order.',
}

const reorderFaults: Readonly<Record<ReorderError, string>> = {
  gone: 'no longer sold',
  outOfStock: 'Out Of Stock',
  changed: 'your options are no longer available',
  full: 'your cart has the maximum already',
  notDeliverable: 'no longer delivered to that location',
  dayGone: 'that delivery date isn’t available any more, so we chose the earliest',
}

const refusals: Readonly<Record<string, string>> = {
  order_cancelled: 'This order is already cancelled.',
  order_under_way: cancelFaults.underWay,
  order_delivered: cancelFaults.delivered,
  order_too_late: cancelFaults.tooLate,
}

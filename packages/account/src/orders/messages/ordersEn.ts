import { formatDateTime } from './formatDateTime.ts'
import type { OrdersMessages } from './OrdersMessages.ts'
import { orderActionEn } from './orderActionEn.ts'
import { statusEn } from './statusEn.ts'

/** Messages of the order list in English; quoted texts are those of specification 1, section 8. */
export const ordersEn: OrdersMessages = {
  heading: 'Your orders',
  count: (count) => (count === 1 ? '1 order' : `${count} orders`),
  actions: orderActionEn,
  status: statusEn,
  paymentPending: 'Payment is pending',
  paymentExpired: 'Not paid in time',
  number: 'Order number',
  placed: 'Placed',
  placedAt: (at) => formatDateTime(at, 'day'),
  delivery: 'Delivery',
  deliveryDays: (days) => (days.length > 2 ? `${days[0]} to ${days.at(-1)}` : days.join(' and ')),
  total: 'Total',
  gift: (title, quantity) => (quantity === 1 ? title : `${quantity} × ${title}`),
  more: (count) => `and ${count} more`,
  view: 'View order',
  pictureFailed: 'Error !',
  pages: 'Pages of orders',
  page: (page, pages) => `Page ${page} of ${pages}`,
  newer: 'Newer orders',
  older: 'Older orders',
  empty: 'No orders yet. The first gift is the hardest to choose, and the nicest to give.',
  continueShopping: 'Continue Shopping',
  beyond: 'No older orders.',
  toFirst: 'Newest orders',
  guest: 'Please login to see your orders',
  login: 'Login',
  toLookup: 'Find an order without an account',
  loading: 'Loading your orders…',
  failed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
}

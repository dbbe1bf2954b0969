import { deedEn } from './deedEn.ts'
import { formatMoment } from './formatMoment.ts'
import type { OrderMessages } from './OrderMessages.ts'
import { orderDetailsEn } from './orderDetailsEn.ts'

/** The page of one order in English; quoted texts are those of specification 1, section 8. */
export const orderEn: OrderMessages = {
  details: orderDetailsEn,
  deeds: deedEn,
  pay: 'Payment is pending',
  payText: (total) => `One more step: choose how ${total} is paid, and the gift will be made.`,
  payBy: (at) => `Please choose by ${formatMoment(at, 'hour')}. After that we cancel the order.`,
  payLegend: 'How would you like to pay?',
  payButton: (total) => `Confirm · ${total}`,
  noWay: 'We will call you to arrange the payment before the gift is made.',
  giftReceipt: 'Gift receipt',
  toOrders: 'All my orders',
  guest: 'This order belongs to an account',
  guestText: 'Please log in with the address it was placed with.',
  login: 'Login',
  toLookup: 'Find it without an account',
  gone: 'There is no such order in your account.',
  loading: 'Your order is on its way',
  failed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
}

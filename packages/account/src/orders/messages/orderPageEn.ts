import { formatDateTime } from './formatDateTime.ts'
import type { OrderMessages } from './OrderMessages.ts'
import { orderActionEn } from './orderActionEn.ts'
import { orderDetailsEn } from './orderDetailsEn.ts'
import { upiEn } from './upiEn.ts'

/** Messages of the order page in English; quoted texts are those of specification 1, section 8. */
export const orderPageEn: OrderMessages = {
  details: orderDetailsEn,
  actions: orderActionEn,
  pay: 'Payment is pending',
  payText: (total) => `One more step: choose how to pay ${total}, and we’ll make the gift.`,
  payBy: (at) => `Please choose by ${formatDateTime(at, 'hour')}. After that we cancel the order.`,
  payTimeUp: 'The time to pay is over. If no payment has arrived, we’ll cancel this order.',
  payLegend: 'How would you like to pay?',
  payButton: (total) => `Confirm · ${total}`,
  waiting: 'Waiting for your bank',
  waitingText:
    'Your bank hasn’t confirmed the payment yet. This usually takes less than a minute, and this page updates by itself.',
  checkNow: 'Check now',
  payAnotherWay: 'Pay another way',
  upi: upiEn,
  notPaidYet: 'This order isn’t paid yet.',
  paymentFailed: 'The payment didn’t go through. Try again, or choose another way to pay.',
  checkPayment: 'I’ve already paid',
  noMethod: 'We will call you to arrange the payment before the gift is made.',
  giftReceipt: 'Gift receipt',
  invoice: 'Invoice',
  toOrders: 'All my orders',
  guest: 'This order belongs to an account',
  guestText: 'Please log in with the email you ordered with.',
  login: 'Login',
  toLookup: 'Find your order without an account',
  gone: 'We couldn’t find this order in your account.',
  loading: 'Loading your order…',
  failed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
}

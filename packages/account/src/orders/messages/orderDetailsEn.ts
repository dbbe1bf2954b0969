import type { OrderStatus } from '@store/api-client/contract/orders'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { formatMoment } from './formatMoment.ts'
import { giftsEn } from './giftsEn.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'
import { statusEn } from './statusEn.ts'

/** An order as it is looked at, in English. */
export const orderDetailsEn: OrderDetailsMessages = {
  heading: (status) => headings[status],
  orderNumber: 'Order number',
  placed: (at) => `Placed on ${formatMoment(at, 'day')}`,
  payment: ({ payment, paidBy, total }) => {
    switch (payment) {
      case 'pending':
        return 'Payment is pending. Once you have chosen how to pay, we start on your gift.'
      case 'onDelivery':
        return `${paidBy}: ${formatPrice(total)} is paid when the gift arrives. There is nothing more to do.`
      case 'done':
        return 'Payment is complete. There is nothing more to do.'
      case 'expired':
        return 'It was not paid in time, so we released the gifts. Any points you spent are back in your account. You can reorder the gifts below.'
    }
  },
  progress: 'How far it is',
  step: statusEn,
  stepAt: (at) => formatMoment(at, 'hour'),
  stepNow: 'It stands here now:',
  stepDone: 'Done:',
  stepAhead: 'Still to come:',
  gifts: 'What and when',
  gift: giftsEn,
  receiver: 'Who receives it',
  card: 'Message on the card',
  noMessage: 'No message was written.',
  signed: (senderName) => `From ${senderName}`,
  courierNote: (note) => `For the courier: ${note}`,
  bill: 'Bill',
  total: 'Total',
  shownIn: (code) => `In ${code}, at the rate of that day`,
  about: (amount) => `about ${amount}`,
  continueShopping: 'Continue Shopping',
}

const headings: Readonly<Record<OrderStatus, string>> = {
  placed: 'Thank you! Please choose how to pay.',
  confirmed: 'All is confirmed. Your gift will be made in time.',
  preparing: 'Your gift is being prepared.',
  outForDelivery: 'Your gift is out for delivery.',
  delivered: 'Your gift was delivered.',
  cancelled: 'This order was cancelled.',
}

import type { OrderRefund, OrderStatus } from '@store/api-client/contract/orders'
import { formatPrice } from '@store/api-client/contract/rules/formatPrice'
import { formatDateTime } from './formatDateTime.ts'
import { giftsEn } from './giftsEn.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'
import { statusEn } from './statusEn.ts'

/** Messages of the order details in English. */
export const orderDetailsEn: OrderDetailsMessages = {
  heading: (status, attempt) =>
    attempt === 'processing' ? 'Thank you! We’re waiting for your bank.' : headings[status],
  orderNumber: 'Order number',
  placed: (at) => `Placed on ${formatDateTime(at, 'day')}`,
  payment: ({ payment, paidBy, total }) => {
    switch (payment) {
      case 'pending':
        return 'Payment is pending. We’ll start on your gift once you choose how to pay.'
      case 'onDelivery':
        return `${paidBy}: ${formatPrice(total)} is due when the gift arrives. There is nothing more to do.`
      case 'done':
        return 'Payment is complete. There is nothing more to do.'
      case 'expired':
        return 'It wasn’t paid in time, so we released the gifts. Any points you spent are back in your account. You can reorder the gifts below.'
    }
  },
  refund: formatRefund,
  refundStep: ({ amount, status, at }) =>
    status === 'accepted'
      ? `${formatPrice(amount)} refunded on ${formatDateTime(at, 'day')}`
      : `${formatPrice(amount)} refund on its way`,
  progress: 'Order progress',
  step: statusEn,
  stepAt: (at) => formatDateTime(at, 'hour'),
  stepNow: 'Current status:',
  stepDone: 'Done:',
  stepAhead: 'Upcoming:',
  gifts: 'Items and delivery',
  gift: giftsEn,
  receiver: 'Receiver',
  card: 'Message on the card',
  noMessage: 'No message.',
  signed: (senderName) => `From ${senderName}`,
  courierNote: (note) => `For the courier: ${note}`,
  bill: 'Bill',
  total: 'Total',
  shownIn: (code) => `In ${code}, at that day’s rate`,
  about: (amount) => `about ${amount}`,
  continueShopping: 'Continue Shopping',
}

function formatRefund({ amount, status, at }: OrderRefund): string {
  const price = formatPrice(amount)
  switch (status) {
    case 'pending':
      return `We’re refunding ${price} to the account you paid with.`
    case 'accepted':
      return `We refunded ${price} on ${formatDateTime(at, 'day')}. Your bank shows it within 5 to 7 working days.`
    case 'refused':
      return `We couldn’t refund ${price} automatically. Please contact us with your order number.`
  }
}

const headings: Readonly<Record<OrderStatus, string>> = {
  placed: 'Thank you! Please complete the payment.',
  confirmed: 'Your order is confirmed. We’ll make your gift in time.',
  preparing: 'Your gift is being prepared.',
  outForDelivery: 'Your gift is out for delivery.',
  delivered: 'Your gift was delivered.',
  cancelled: 'This order was cancelled.',
}

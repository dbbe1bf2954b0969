import { Notice } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderSectionProps } from '../../react/OrderSectionProps.ts'

/** Renders whether an order is paid. */
export const PaymentStatus = createOrderPart((slots) => slots.paymentStatus, OwnPaymentStatus)

function OwnPaymentStatus({ order, messages }: OrderSectionProps) {
  const { status, payment } = order
  if (status === 'cancelled' && payment !== 'expired') return null
  return <Notice kind={noticeKinds[payment]}>{messages.payment(order)}</Notice>
}

const noticeKinds = { pending: 'info', onDelivery: 'good', done: 'good', expired: 'caution' } as const

import { Notice } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderSectionProps } from '../../react/OrderSectionProps.ts'

/** Renders the refunds of an order. */
export const Refunds = createOrderPart((slots) => slots.refunds, OwnRefunds)

function OwnRefunds({ order, messages }: OrderSectionProps) {
  return order.refunds?.map((refund) => (
    <Notice key={refund.at + refund.amount} kind={refundKinds[refund.status]}>
      {messages.refund(refund)}
    </Notice>
  ))
}

const refundKinds = { pending: 'info', accepted: 'good', refused: 'caution' } as const

import { CheckIcon, CrossIcon, GiftIcon, TruckIcon } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderHeadingProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderDetails.module.css'

/** Renders the heading of an order with its status, number and date. */
export const OrderHeading = createOrderPart((slots) => slots.heading, OwnOrderHeading)

function OwnOrderHeading({ order, headingRef, messages }: OrderHeadingProps) {
  const { status } = order
  return (
    <header className={styles.head}>
      <span className={styles.mark} data-status={status}>
        {marks[status]}
      </span>
      <h1 className={styles.title} ref={headingRef} tabIndex={-1}>
        {messages.heading(status, order.paymentAttempt)}
      </h1>
      <p className={styles.number}>
        {messages.orderNumber} <strong className={styles.digits}>{order.number}</strong>
      </p>
      <p className={styles.quiet}>{messages.placed(order.placedAt)}</p>
    </header>
  )
}

const marks = {
  placed: <CheckIcon />,
  confirmed: <CheckIcon />,
  preparing: <GiftIcon />,
  outForDelivery: <TruckIcon />,
  delivered: <GiftIcon />,
  cancelled: <CrossIcon />,
} as const

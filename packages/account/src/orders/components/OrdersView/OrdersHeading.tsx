import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrdersHeadingProps } from '../../react/OrderListPartProps.ts'
import styles from './OrdersView.module.css'

/** Renders the heading of the list, with the number of orders. */
export const OrdersHeading = createOrderPart((slots) => slots.listHeading, OwnOrdersHeading)

function OwnOrdersHeading({ total = 0, headingRef, messages }: OrdersHeadingProps) {
  return (
    <header className={styles.head}>
      <h1 ref={headingRef} className={styles.heading} tabIndex={-1}>
        {messages.heading}
      </h1>
      {total > 0 && <p className={styles.count}>{messages.count(total)}</p>}
    </header>
  )
}

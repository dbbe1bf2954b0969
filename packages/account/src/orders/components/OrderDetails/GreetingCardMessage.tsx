import { createOrderPart } from '../../react/createOrderPart.ts'
import type { OrderSectionProps } from '../../react/OrderSectionProps.ts'
import styles from './OrderDetails.module.css'

/** Renders the message on the card of an order. */
export const GreetingCardMessage = createOrderPart((slots) => slots.cardMessage, OwnCardMessage)

function OwnCardMessage({ order, messages }: OrderSectionProps) {
  return (
    <>
      {order.message === '' ? (
        <p className={styles.quiet}>{messages.noMessage}</p>
      ) : (
        <blockquote className={styles.message}>{order.message}</blockquote>
      )}
      {order.senderName !== '' && <p className={styles.quiet}>{messages.signed(order.senderName)}</p>}
    </>
  )
}

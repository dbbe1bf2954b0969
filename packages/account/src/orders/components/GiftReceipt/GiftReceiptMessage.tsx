import { createOrderPart } from '../../react/createOrderPart.ts'
import type { GiftReceiptMessageProps } from '../../react/InvoicePartProps.ts'
import styles from './GiftReceipt.module.css'

/** Renders the message of the sender on a gift receipt. */
export const GiftReceiptMessage = createOrderPart((slots) => slots.receiptMessage, OwnReceiptMessage)

function OwnReceiptMessage({ receipt, messages }: GiftReceiptMessageProps) {
  if (receipt.message === '' && receipt.senderName === '') return null
  return (
    <section className={styles.card} aria-label={messages.card}>
      {receipt.message !== '' && <blockquote className={styles.message}>{receipt.message}</blockquote>}
      {receipt.senderName !== '' && <p className={styles.from}>{messages.from(receipt.senderName)}</p>}
    </section>
  )
}

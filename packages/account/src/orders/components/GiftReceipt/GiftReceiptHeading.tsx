import { GiftIcon } from '@store/ui'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { GiftReceiptHeadingProps } from '../../react/InvoicePartProps.ts'
import styles from './GiftReceipt.module.css'

/** Renders the heading of a gift receipt, with the receiver's name. */
export const GiftReceiptHeading = createOrderPart((slots) => slots.receiptHeading, OwnReceiptHeading)

function OwnReceiptHeading({ receipt, headingId, messages }: GiftReceiptHeadingProps) {
  return (
    <header className={styles.head}>
      <span className={styles.mark}>
        <GiftIcon />
      </span>
      <h1 className={styles.title} id={headingId}>
        {messages.heading}
      </h1>
      <p className={styles.name}>{messages.forName(receipt.receiverName)}</p>
    </header>
  )
}

import { Button, GiftIcon } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useId } from 'react'
import type { ReceiptMessages } from '../../messages/ReceiptMessages.ts'
import { receiptEn } from '../../messages/receiptEn.ts'
import type { GiftReceiptOrder } from '../../store/GiftReceiptOrder.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { OrderGifts } from '../OrderGifts/OrderGifts.tsx'
import styles from './GiftReceipt.module.css'

/** Props of `GiftReceipt`. */
export interface GiftReceiptProps {
  /** The receipt, created by `toGiftReceipt`. */
  readonly receipt: GiftReceiptOrder
  /** URLs of its links, which are not printed. */
  readonly hrefs: Pick<OrdersHrefs, 'order'>
  /** Prints the page. @default the browser's print function */
  readonly onPrint?: () => void
  /** UI messages to change, at any depth. @default English */
  readonly messages?: PartialMessages<ReceiptMessages> | undefined
}

/** Renders a printable receipt to enclose with the gift: message and gifts, without any price. Needs no provider. */
export function GiftReceipt({ receipt, hrefs, onPrint = print, messages: changes }: GiftReceiptProps) {
  const messages = mergeMessages(receiptEn, changes)
  const id = useId()
  return (
    <div className={styles.page}>
      <div className={styles.actions}>
        <Button onClick={onPrint}>{messages.print}</Button>
        <Button variant="quiet" href={hrefs.order(receipt.id)}>
          {messages.back}
        </Button>
      </div>
      <article className={styles.receipt} aria-labelledby={id}>
        <header className={styles.head}>
          <span className={styles.mark}>
            <GiftIcon />
          </span>
          <h1 className={styles.title} id={id}>
            {messages.heading}
          </h1>
          <p className={styles.name}>{messages.forName(receipt.receiverName)}</p>
        </header>
        {(receipt.message !== '' || receipt.senderName !== '') && (
          <section className={styles.card} aria-label={messages.card}>
            {receipt.message !== '' && <blockquote className={styles.message}>{receipt.message}</blockquote>}
            {receipt.senderName !== '' && <p className={styles.from}>{messages.from(receipt.senderName)}</p>}
          </section>
        )}
        <section className={styles.gifts} aria-labelledby={`${id}-gifts`}>
          <h2 className={styles.heading} id={`${id}-gifts`}>
            {messages.gifts}
          </h2>
          <OrderGifts gifts={receipt.gifts} isReceipt messages={messages.gift} />
        </section>
        <footer className={styles.foot}>
          <p className={styles.number}>
            {messages.orderNumber} <strong>{receipt.number}</strong>
          </p>
          <p className={styles.quiet}>{messages.help}</p>
        </footer>
      </article>
    </div>
  )
}

const print = () => window.print()

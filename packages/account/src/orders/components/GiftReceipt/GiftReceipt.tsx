import { Button } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useId } from 'react'
import type { GiftReceiptMessages } from '../../messages/GiftReceiptMessages.ts'
import { giftReceiptEn } from '../../messages/giftReceiptEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import type { GiftReceiptOrder } from '../../store/GiftReceiptOrder.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { OrderGifts } from '../OrderGifts/OrderGifts.tsx'
import styles from './GiftReceipt.module.css'
import { GiftReceiptHeading } from './GiftReceiptHeading.tsx'
import { GiftReceiptMessage } from './GiftReceiptMessage.tsx'

/** Props of `GiftReceipt`. */
export interface GiftReceiptProps {
  /** The receipt, created by `toGiftReceipt`. */
  readonly receipt: GiftReceiptOrder
  /** URLs of the page's links, which are not printed. */
  readonly hrefs: Pick<OrdersHrefs, 'order'>
  /** Prints the page. @default the browser's print function */
  readonly onPrint?: () => void
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<GiftReceiptMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/** Renders a printable receipt to enclose with the gift: message and gifts, without prices. It needs no provider. */
export function GiftReceipt({ receipt, hrefs, onPrint = print, messages: changes, slots }: GiftReceiptProps) {
  const messages = mergeMessages(giftReceiptEn, changes)
  const id = useId()
  return (
    <OrderSlotsContext.Provider value={slots}>
      <div className={styles.page}>
        <div className={styles.actions}>
          <Button onClick={onPrint}>{messages.print}</Button>
          <Button variant="quiet" href={hrefs.order(receipt.id)}>
            {messages.back}
          </Button>
        </div>
        <article className={styles.receipt} aria-labelledby={id}>
          <GiftReceiptHeading receipt={receipt} headingId={id} messages={messages} />
          <GiftReceiptMessage receipt={receipt} messages={messages} />
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
    </OrderSlotsContext.Provider>
  )
}

const print = () => window.print()

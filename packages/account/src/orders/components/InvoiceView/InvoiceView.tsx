import type { Invoice } from '@store/api-client/contract/orders'
import { Button, Notice } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useId } from 'react'
import type { InvoiceMessages } from '../../messages/InvoiceMessages.ts'
import { invoiceEn } from '../../messages/invoiceEn.ts'
import { OrderSlotsContext } from '../../react/createOrderPart.ts'
import type { OrderSlots } from '../../react/OrderSlots.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import { InvoiceAmounts } from './InvoiceAmounts.tsx'
import { InvoiceLine } from './InvoiceLine.tsx'
import { InvoiceParty } from './InvoiceParty.tsx'
import { InvoiceRow } from './InvoiceRow.tsx'
import styles from './InvoiceView.module.css'

/** Props of `InvoiceView`. */
export interface InvoiceViewProps {
  /** The invoice. */
  readonly invoice: Invoice
  /** URLs of the page's links, which are not printed. */
  readonly hrefs: Pick<OrdersHrefs, 'order'>
  /** Prints the page. @default the browser's print function */
  readonly onPrint?: () => void
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<InvoiceMessages> | undefined
  /**
   * Replaces or wraps parts. Pass the same object on each render.
   *
   * @default the package's own parts
   */
  readonly slots?: OrderSlots | undefined
}

/** Renders the tax invoice of an order, for printing. It needs no provider. */
export function InvoiceView({ invoice, hrefs, onPrint = print, messages: changes, slots }: InvoiceViewProps) {
  const messages = mergeMessages(invoiceEn, changes)
  const id = useId()
  const { seller, placeOfSupply, recipient, creditNote, totals } = invoice
  return (
    <OrderSlotsContext.Provider value={slots}>
      <div className={styles.page}>
        <div className={styles.actions}>
          <Button onClick={onPrint}>{messages.print}</Button>
          <Button variant="quiet" href={hrefs.order(invoice.orderId)}>
            {messages.back}
          </Button>
        </div>
        <article className={styles.invoice} aria-labelledby={id}>
          <h1 className={styles.title} id={id}>
            {messages.heading}
          </h1>
          {creditNote && (
            <Notice kind="caution">{messages.cancelled(creditNote.number, creditNote.issuedAt)}</Notice>
          )}
          <dl className={styles.facts}>
            <InvoiceRow label={messages.number} value={invoice.number} />
            <InvoiceRow label={messages.date} value={messages.day(invoice.issuedAt)} />
            <InvoiceRow label={messages.order} value={invoice.orderNumber} />
            <InvoiceRow
              label={messages.placeOfSupply}
              value={`${placeOfSupply.name} (${placeOfSupply.code})`}
            />
          </dl>
          <InvoiceParty
            title={messages.seller}
            lines={[seller.name, seller.address, messages.gstin(seller.gstin)]}
          />
          {recipient && (
            <InvoiceParty title={messages.buyer} lines={[recipient.name, ...recipient.address]} />
          )}
          <section aria-labelledby={`${id}-gifts`}>
            <h2 className={styles.heading} id={`${id}-gifts`}>
              {messages.gifts}
            </h2>
            <ol className={styles.lines}>
              {invoice.lines.map((line, place) => (
                // Keyed by index, because an invoice never changes and may have two equal lines.
                // biome-ignore lint/suspicious/noArrayIndexKey: see above
                <li className={styles.line} key={place}>
                  <InvoiceLine line={line} messages={messages} />
                </li>
              ))}
            </ol>
          </section>
          <section aria-labelledby={`${id}-sums`}>
            <h2 className={styles.heading} id={`${id}-sums`}>
              {messages.sums}
            </h2>
            <InvoiceAmounts share={totals} total={messages.total} messages={messages} />
          </section>
          <p className={styles.text}>
            {messages.note} {messages.reverseCharge}
          </p>
        </article>
      </div>
    </OrderSlotsContext.Provider>
  )
}

const print = () => window.print()

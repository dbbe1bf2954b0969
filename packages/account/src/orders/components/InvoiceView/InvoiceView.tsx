import type { Invoice } from '@store/api-client/contract/orders'
import { formatExactPrice } from '@store/api-client/contract/rules/formatPrice'
import type { GstShare } from '@store/api-client/contract/rules/splitGst'
import { Button, Notice } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import { useId } from 'react'
import type { InvoiceMessages } from '../../messages/InvoiceMessages.ts'
import { invoiceEn } from '../../messages/invoiceEn.ts'
import type { OrdersHrefs } from '../../store/OrdersHrefs.ts'
import styles from './InvoiceView.module.css'

/** Props of `InvoiceView`. */
export interface InvoiceViewProps {
  /** The invoice. */
  readonly invoice: Invoice
  /** URLs of its links, which are not printed. */
  readonly hrefs: Pick<OrdersHrefs, 'order'>
  /** Prints the page. @default the browser's print function */
  readonly onPrint?: () => void
  /** UI messages to change, at any depth. @default English */
  readonly messages?: PartialMessages<InvoiceMessages> | undefined
}

/** Renders the tax invoice of an order, for printing. Needs no provider. */
export function InvoiceView({ invoice, hrefs, onPrint = print, messages: changes }: InvoiceViewProps) {
  const messages = mergeMessages(invoiceEn, changes)
  const id = useId()
  const { seller, placeOfSupply, recipient, creditNote, totals } = invoice
  return (
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
          <Row label={messages.number} value={invoice.number} />
          <Row label={messages.date} value={messages.day(invoice.issuedAt)} />
          <Row label={messages.order} value={invoice.orderNumber} />
          <Row label={messages.placeOfSupply} value={`${placeOfSupply.name} (${placeOfSupply.code})`} />
        </dl>
        <Party title={messages.seller} lines={[seller.name, seller.address, messages.gstin(seller.gstin)]} />
        {recipient && <Party title={messages.buyer} lines={[recipient.name, ...recipient.address]} />}
        <section aria-labelledby={`${id}-gifts`}>
          <h2 className={styles.heading} id={`${id}-gifts`}>
            {messages.gifts}
          </h2>
          <ol className={styles.lines}>
            {invoice.lines.map((line, place) => (
              // An invoice never changes, and two of its lines can be equal.
              // biome-ignore lint/suspicious/noArrayIndexKey: see above
              <li className={styles.line} key={place}>
                <p className={styles.text}>
                  <strong>{line.title}</strong>
                </p>
                <p className={styles.text}>
                  {messages.details(line.hsn, line.quantity, formatExactPrice(line.value))}
                </p>
                <Amounts share={line} rate={line.rate} total={messages.lineTotal} messages={messages} />
              </li>
            ))}
          </ol>
        </section>
        <section aria-labelledby={`${id}-sums`}>
          <h2 className={styles.heading} id={`${id}-sums`}>
            {messages.sums}
          </h2>
          <Amounts share={totals} total={messages.total} messages={messages} />
        </section>
        <p className={styles.text}>
          {messages.note} {messages.reverseCharge}
        </p>
      </article>
    </div>
  )
}

interface AmountsProps {
  readonly share: GstShare
  readonly rate?: number
  readonly total: string
  readonly messages: InvoiceMessages
}

function Amounts({ share, rate, total, messages }: AmountsProps) {
  const half = rate === undefined ? undefined : rate / 2
  return (
    <dl className={styles.facts}>
      <Row label={messages.taxable} value={formatExactPrice(share.taxable)} />
      {share.igst > 0 ? (
        <Row label={messages.igst(rate)} value={formatExactPrice(share.igst)} />
      ) : (
        <>
          <Row label={messages.cgst(half)} value={formatExactPrice(share.cgst)} />
          <Row label={messages.sgst(half)} value={formatExactPrice(share.sgst)} />
        </>
      )}
      <Row label={total} value={formatExactPrice(share.total)} />
    </dl>
  )
}

function Row({ label, value }: { readonly label: string; readonly value: string }) {
  return (
    <div className={styles.row}>
      <dt>{label}</dt>
      <dd className={styles.value}>{value}</dd>
    </div>
  )
}

function Party({ title, lines }: { readonly title: string; readonly lines: readonly string[] }) {
  return (
    <section>
      <h2 className={styles.heading}>{title}</h2>
      {lines.map((line) => (
        <p className={styles.text} key={line}>
          {line}
        </p>
      ))}
    </section>
  )
}

const print = () => window.print()

import { createOrderPart } from '../../react/createOrderPart.ts'
import type { InvoicePartyProps } from '../../react/InvoicePartProps.ts'
import styles from './InvoiceView.module.css'

/** Renders the seller or the buyer of an invoice. */
export const InvoiceParty = createOrderPart((slots) => slots.invoiceParty, OwnInvoiceParty)

function OwnInvoiceParty({ title, lines }: InvoicePartyProps) {
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

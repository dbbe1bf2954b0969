import { formatExactPrice } from '@store/api-client/contract/rules/formatPrice'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { InvoiceLineProps } from '../../react/InvoicePartProps.ts'
import { InvoiceAmounts } from './InvoiceAmounts.tsx'
import styles from './InvoiceView.module.css'

/** Renders one line of an invoice, inside its list item. */
export const InvoiceLine = createOrderPart((slots) => slots.invoiceLine, OwnInvoiceLine)

function OwnInvoiceLine({ line, messages }: InvoiceLineProps) {
  return (
    <>
      <p className={styles.text}>
        <strong>{line.title}</strong>
      </p>
      <p className={styles.text}>{messages.details(line.hsn, line.quantity, formatExactPrice(line.value))}</p>
      <InvoiceAmounts share={line} rate={line.rate} total={messages.lineTotal} messages={messages} />
    </>
  )
}

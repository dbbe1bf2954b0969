import { formatExactPrice } from '@store/api-client/contract/rules/formatPrice'
import { createOrderPart } from '../../react/createOrderPart.ts'
import type { InvoiceAmountsProps } from '../../react/InvoicePartProps.ts'
import { InvoiceRow } from './InvoiceRow.tsx'
import styles from './InvoiceView.module.css'

/** Renders taxable value, taxes and total of a line, or of the whole invoice. */
export const InvoiceAmounts = createOrderPart((slots) => slots.invoiceAmounts, OwnInvoiceAmounts)

function OwnInvoiceAmounts({ share, rate, total, messages }: InvoiceAmountsProps) {
  const half = rate === undefined ? undefined : rate / 2
  return (
    <dl className={styles.facts}>
      <InvoiceRow label={messages.taxable} value={formatExactPrice(share.taxable)} />
      {share.igst > 0 ? (
        <InvoiceRow label={messages.igst(rate)} value={formatExactPrice(share.igst)} />
      ) : (
        <>
          <InvoiceRow label={messages.cgst(half)} value={formatExactPrice(share.cgst)} />
          <InvoiceRow label={messages.sgst(half)} value={formatExactPrice(share.sgst)} />
        </>
      )}
      <InvoiceRow label={total} value={formatExactPrice(share.total)} />
    </dl>
  )
}

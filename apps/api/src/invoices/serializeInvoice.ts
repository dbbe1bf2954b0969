import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { orderCalls } from '@store/api-client/contract/orders'
import type { GstShare } from '@store/api-client/contract/rules/splitGst'
import type { InvoiceRow } from './createInvoiceRepo.ts'

type InvoiceWire = SerializedResponseOf<typeof orderCalls.invoice>['data']

/** An issued invoice with its order. */
export interface IssuedInvoice {
  readonly invoice: InvoiceRow
  readonly creditNote?: InvoiceRow | undefined
  readonly order: { readonly id: string; readonly number: string }
  /** The buyer, if the invoice must name them. */
  readonly recipient?: { readonly name: string; readonly address: readonly string[] } | undefined
}

/** Serializes an invoice for the wire. */
export const serializeInvoice = ({ invoice, creditNote, order, recipient }: IssuedInvoice): InvoiceWire => {
  const { seller, placeOfSupply, lines, totals } = invoice.content
  return {
    invoice_number: invoice.number,
    issued_at: invoice.issuedAt.toISOString(),
    order_id: order.id,
    order_number: order.number,
    seller: { ...seller },
    place_of_supply: { ...placeOfSupply },
    ...(recipient && { recipient: { name: recipient.name, address: [...recipient.address] } }),
    lines: lines.map((line) => ({
      ...{ title: line.title, hsn: line.hsn, qty: line.quantity, gst_rate: line.rate },
      value_amt: toRupees(paise(line.value)),
      ...serializeShare(line),
    })),
    totals: serializeShare(totals),
    ...(creditNote && {
      credit_note: { number: creditNote.number, issued_at: creditNote.issuedAt.toISOString() },
    }),
  }
}

const serializeShare = ({ total, taxable, cgst, sgst, igst }: GstShare) => ({
  total_amt: toRupees(paise(total)),
  taxable_amt: toRupees(paise(taxable)),
  cgst_amt: toRupees(paise(cgst)),
  sgst_amt: toRupees(paise(sgst)),
  igst_amt: toRupees(paise(igst)),
})

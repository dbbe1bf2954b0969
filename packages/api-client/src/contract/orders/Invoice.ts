import { array, number, object, optional, pipe, string, transform } from 'valibot'
import { type Paise, rupeesSchema } from '../money/index.ts'
import type { GstShare } from '../rules/splitGst.ts'
import { accountResponseSchemaFields, instantSchema } from '../wire/index.ts'

/** A state of India, with its code in a GSTIN. */
export interface IndianGstState {
  readonly code: string
  readonly name: string
}

/** A line of an invoice. */
export interface InvoiceLine extends GstShare {
  readonly title: string
  /** HSN or SAC code; empty where the catalogue has none. */
  readonly hsn: string
  readonly quantity: number
  /** Price of all units of the line, tax included. */
  readonly value: Paise
  /** GST rate in percent. */
  readonly rate: number
}

/** The tax invoice of an order, as it was issued. Amounts are in rupees and include the tax unless they say otherwise. */
export interface Invoice {
  /** Number of the invoice, consecutive in a financial year. */
  readonly number: string
  /** Time of issue, ISO 8601 in UTC. */
  readonly issuedAt: string
  readonly orderId: string
  readonly orderNumber: string
  readonly seller: { readonly name: string; readonly address: string; readonly gstin: string }
  readonly placeOfSupply: IndianGstState
  /** The buyer, whom an invoice of ₹50,000 or more must name; missing for smaller ones. */
  readonly recipient?: { readonly name: string; readonly address: readonly string[] } | undefined
  readonly lines: readonly InvoiceLine[]
  /** Sums of the lines. */
  readonly totals: GstShare
  /** The credit note that reverses it, after the order was cancelled. */
  readonly creditNote?: { readonly number: string; readonly issuedAt: string } | undefined
}

const share = {
  total_amt: rupeesSchema,
  taxable_amt: rupeesSchema,
  cgst_amt: rupeesSchema,
  sgst_amt: rupeesSchema,
  igst_amt: rupeesSchema,
}

const toShare = (
  wire: {
    readonly [Name in keyof typeof share]: Paise
  },
): GstShare => ({
  total: wire.total_amt,
  taxable: wire.taxable_amt,
  cgst: wire.cgst_amt,
  sgst: wire.sgst_amt,
  igst: wire.igst_amt,
})

/** Parses an invoice. */
export const invoiceSchema = pipe(
  object({
    invoice_number: string(),
    issued_at: instantSchema,
    order_id: string(),
    order_number: string(),
    seller: object({ name: string(), address: string(), gstin: string() }),
    place_of_supply: object({ code: string(), name: string() }),
    recipient: optional(object({ name: string(), address: array(string()) })),
    lines: array(
      object({
        title: string(),
        hsn: string(),
        qty: number(),
        value_amt: rupeesSchema,
        gst_rate: number(),
        ...share,
      }),
    ),
    totals: object(share),
    credit_note: optional(object({ number: string(), issued_at: instantSchema })),
  }),
  transform(
    (wire): Invoice => ({
      number: wire.invoice_number,
      issuedAt: wire.issued_at,
      orderId: wire.order_id,
      orderNumber: wire.order_number,
      seller: wire.seller,
      placeOfSupply: wire.place_of_supply,
      recipient: wire.recipient,
      lines: wire.lines.map((line) => ({
        ...{
          title: line.title,
          hsn: line.hsn,
          quantity: line.qty,
          value: line.value_amt,
          rate: line.gst_rate,
        },
        ...toShare(line),
      })),
      totals: toShare(wire.totals),
      creditNote: wire.credit_note && {
        number: wire.credit_note.number,
        issuedAt: wire.credit_note.issued_at,
      },
    }),
  ),
)

/** Parses a response of one invoice. */
export const invoiceResponseSchema = pipe(
  object({ ...accountResponseSchemaFields, data: invoiceSchema }),
  transform(({ data }) => data),
)

/** Messages of the tax invoice. */
export interface InvoiceMessages {
  /** Heading. */
  readonly heading: string
  /** Label of the number. */
  readonly number: string
  /** Label of the date. */
  readonly date: string
  /** A date, from an instant in ISO 8601. */
  readonly day: (at: string) => string
  /** Label of the order number. */
  readonly order: string
  /** Heading of the seller. */
  readonly seller: string
  /** The seller's GST identification number. */
  readonly gstin: (gstin: string) => string
  /** Heading of the buyer. */
  readonly buyer: string
  /** Label of the state to which the gifts are delivered. */
  readonly placeOfSupply: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** HSN code, units and value of a gift; the code may be empty. */
  readonly details: (hsn: string, quantity: number, value: string) => string
  /** Label of the taxable value. */
  readonly taxable: string
  /** Label of the central tax, with its rate in percent for one gift. */
  readonly cgst: (rate?: number) => string
  /** Label of the state or union territory tax, with its rate in percent for one gift. */
  readonly sgst: (rate?: number) => string
  /** Label of the integrated tax, with its rate in percent for one gift. */
  readonly igst: (rate?: number) => string
  /** Label of the amount paid for a gift. */
  readonly lineTotal: string
  /** Heading of the totals. */
  readonly sums: string
  /** Label of the total amount paid. */
  readonly total: string
  /** Explains how the totals of the gifts were calculated. */
  readonly note: string
  /** States that the seller pays the tax. */
  readonly reverseCharge: string
  /** States that a credit note reverses the invoice. */
  readonly cancelled: (number: string, at: string) => string
  /** Button that prints the page. */
  readonly print: string
  /** Link back to the order. */
  readonly back: string
}

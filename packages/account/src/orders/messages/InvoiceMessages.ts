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
  /** Label of the state that the gifts go to. */
  readonly placeOfSupply: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** HSN code, units and value of a gift; an empty code where there is none. */
  readonly details: (hsn: string, quantity: number, value: string) => string
  /** Label of the taxable value. */
  readonly taxable: string
  /** Label of the central tax, with its rate in percent for one gift. */
  readonly cgst: (rate?: number) => string
  /** Label of the state or union territory tax, with its rate in percent for one gift. */
  readonly sgst: (rate?: number) => string
  /** Label of the integrated tax, with its rate in percent for one gift. */
  readonly igst: (rate?: number) => string
  /** Label of a gift's part of what was paid. */
  readonly lineTotal: string
  /** Heading of the sums. */
  readonly sums: string
  /** Label of what was paid. */
  readonly total: string
  /** How the totals of the gifts come about. */
  readonly note: string
  /** That the seller pays the tax. */
  readonly reverseCharge: string
  /** That a credit note reverses the invoice. */
  readonly cancelled: (number: string, at: string) => string
  /** Button that prints the page. */
  readonly print: string
  /** Link back to the order. */
  readonly back: string
}

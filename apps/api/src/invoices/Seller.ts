/** The seller named on tax invoices. */
export interface Seller {
  /** Legal name. */
  readonly name: string
  /** Registered address. */
  readonly address: string
  readonly gstin: string
}

/** The seller as tax invoices name it. */
export interface Seller {
  /** Legal name. */
  readonly name: string
  /** Registered address. */
  readonly address: string
  readonly gstin: string
}

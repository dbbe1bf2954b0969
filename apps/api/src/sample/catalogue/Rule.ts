import type { ReadyProduct } from './ReadyProduct.ts'

/** Something a product can show; the catalogue has at least one product for each. */
export interface Rule {
  /** A few words, once in the list. */
  readonly shows: string
  /** Document and section of the specification. */
  readonly source: string
  readonly holds: (product: ReadyProduct) => boolean
}

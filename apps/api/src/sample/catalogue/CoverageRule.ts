import type { DerivedProduct } from './DerivedProduct.ts'

/** Something a product can show; the catalogue has at least one product for each. */
export interface CoverageRule {
  /** A few words, once in the list. */
  readonly title: string
  /** Document and section of the specification. */
  readonly source: string
  readonly holds: (product: DerivedProduct) => boolean
}

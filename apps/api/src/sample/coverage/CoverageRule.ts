import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'

/** A feature that a product can have. The sample catalogue has at least one product with each feature. */
export interface CoverageRule {
  /** Short title, unique in the list. */
  readonly title: string
  /** Document and section of the specification. */
  readonly source: string
  readonly holds: (product: DerivedProduct) => boolean
}

import type { CatalogueProduct } from './CatalogueProduct.ts'
import type { variantGroups } from './variantGroups.ts'

/** A product with all that follows from what is written down, and is therefore written nowhere. */
export type DerivedProduct = CatalogueProduct & {
  /** Stock number. */
  readonly sku: string
  /** Rupees; never below the price. */
  readonly listPrice: number
  /** Whole percent off the list price, rounded down (disc_per). */
  readonly percentOff: number
  /** Points a shopper earns with a piece, one rupee each; 0 where none are earned (earn points). */
  readonly earnPoints: number
  /** It goes to a place abroad. */
  readonly isInternational: boolean
  /** Pieces that come into the cart with it (product_count). */
  readonly productCount: number
  /** The way to it; the last step has no address (breadCrum). */
  readonly crumbs: readonly { readonly text: string; readonly href: string | undefined }[]
  /** The colours and sizes it comes in, itself among them (variant, variantProduct). */
  readonly variants: typeof variantGroups
  readonly disclaimer: readonly string[]
  readonly internationalDisclaimer: readonly string[]
  readonly meta: { readonly title: string; readonly description: string }
}

import type { CatalogueProduct } from './CatalogueProduct.ts'
import type { variantGroups } from './variantGroups.ts'

/** A product with all derived values, which are stored nowhere. */
export type DerivedProduct = CatalogueProduct & {
  /** Stock number. */
  readonly sku: string
  /** Rupees; never below the price. */
  readonly listPrice: number
  /** Whole percent off the list price, rounded down (disc_per). */
  readonly percentOff: number
  /** Points a shopper earns per unit, worth one rupee each; 0 if none (earn points). */
  readonly earnPoints: number
  /** Whether it is delivered abroad. */
  readonly isInternational: boolean
  /** Number of units it adds to the cart (product_count). */
  readonly productCount: number
  /** Breadcrumbs; the last has no URL (breadCrum). */
  readonly crumbs: readonly { readonly text: string; readonly href: string | undefined }[]
  /** Its color and size variants, including itself (variant, variantProduct). */
  readonly variants: typeof variantGroups
  readonly disclaimer: readonly string[]
  readonly internationalDisclaimer: readonly string[]
  readonly meta: { readonly title: string; readonly description: string }
}

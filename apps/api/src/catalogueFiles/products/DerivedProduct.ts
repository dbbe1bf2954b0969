import type { CatalogueFiles } from '../schema/CatalogueFiles.ts'
import type { CatalogueProduct } from './CatalogueProduct.ts'

/** A product with all derived values, which are not stored. Money is in paise. */
export type DerivedProduct = CatalogueProduct & {
  /** Stock number. */
  readonly sku: string
  /** List price, which is never below the price. */
  readonly listPrice: number
  /** Whole percent off the list price, rounded down (disc_per). */
  readonly percentOff: number
  /** Points that a shopper earns per unit, worth one rupee each; 0 if none (earn points). */
  readonly earnPoints: number
  /** Whether the product is delivered abroad. */
  readonly isInternational: boolean
  /** Number of units that it adds to the cart (product_count). */
  readonly productCount: number
  /** Breadcrumbs; the last has no URL (breadCrum). */
  readonly crumbs: readonly { readonly text: string; readonly href: string | undefined }[]
  /** Its color and size variants, including itself (variant, variantProduct). */
  readonly variants: NonNullable<CatalogueFiles['variants']>
  readonly disclaimer: readonly string[]
  readonly internationalDisclaimer: readonly string[]
  readonly meta: { readonly title: string; readonly description: string }
}

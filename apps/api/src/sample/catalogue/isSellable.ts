import type { CatalogueProduct } from './CatalogueProduct.ts'
import { isEnquiryOnly } from './isEnquiryOnly.ts'

const withoutShelf: readonly CatalogueProduct['category'][] = ['corporate', 'digital']

/**
 * Whether the store can keep what a product promises. It does not yet know of designs without a template, prices a
 * shopper names, and least numbers: such products wait for their feature.
 * Of combos and hampers that are filled `sellableProducts` knows more.
 */
export function isSellable(product: CatalogueProduct): boolean {
  const { category, personalise } = product
  // Shown and enquired for: no cart takes it, and what it promises is agreed upon.
  if (isEnquiryOnly(product)) return true
  return !(
    withoutShelf.includes(category) ||
    (personalise?.by === 'designer' && !personalise.template) ||
    product.minimumOrder ||
    product.priceRange
  )
}

import type { CatalogueProduct } from './CatalogueProduct.ts'
import { isEnquiryOnly } from './isEnquiryOnly.ts'

const withoutShelf: readonly CatalogueProduct['category'][] = ['corporate', 'digital']

/**
 * Whether the store supports everything the product promises. Designs without a template, prices set by the shopper
 * and minimum quantities are not supported yet: such products wait for the feature. `sellableProducts` has further
 * checks for combos and hampers filled by the shopper.
 */
export function isSellable(product: CatalogueProduct): boolean {
  const { category, personalise } = product
  // Shown but enquiry-only: the cart rejects it, and details are agreed individually.
  if (isEnquiryOnly(product)) return true
  return !(
    withoutShelf.includes(category) ||
    (personalise?.by === 'designer' && !personalise.template) ||
    product.minimumOrder ||
    product.priceRange
  )
}

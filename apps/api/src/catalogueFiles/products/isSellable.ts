import type { CatalogueProduct } from './CatalogueProduct.ts'
import { isEnquiryOnly } from './isEnquiryOnly.ts'

/**
 * Whether the store supports everything the product promises. Gifts by e-mail, designs without a template, prices set
 * by the shopper and minimum quantities are not supported yet: such products wait for the feature.
 * `sellableProducts` has further checks for combos and hampers filled by the shopper.
 */
export function isSellable(product: CatalogueProduct): boolean {
  const { personalise } = product
  // Shown but enquiry-only: the cart rejects it, and details are agreed individually.
  if (isEnquiryOnly(product)) return true
  return !(
    product.delivery.medium === 'email' ||
    (personalise?.by === 'designer' && !personalise.template) ||
    product.minimumOrder ||
    product.priceRange
  )
}

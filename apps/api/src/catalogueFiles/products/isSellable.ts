import type { CatalogueProduct } from './CatalogueProduct.ts'
import { isEnquiryOnly } from './isEnquiryOnly.ts'

/**
 * Returns whether the store supports everything that the product needs. Gifts by e-mail, designs without a template,
 * prices set by the shopper and minimum quantities are not supported yet. `filterSellableProducts` has further checks for
 * combos and hampers.
 */
export function isSellable(product: CatalogueProduct): boolean {
  const { personalise } = product
  // An enquiry-only product counts as sellable, because the store shows it; but the cart rejects it. The shop and the
  // company agree on the details.
  if (isEnquiryOnly(product)) return true
  return !(
    product.delivery.medium === 'email' ||
    (personalise?.by === 'designer' && !personalise.template) ||
    product.minimumOrder ||
    product.priceRange
  )
}

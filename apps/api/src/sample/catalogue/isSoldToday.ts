import type { CatalogueProduct } from './CatalogueProduct.ts'

const withoutShelf: readonly CatalogueProduct['category'][] = [
  'add-ons',
  'corporate',
  'digital',
  'international',
]

/**
 * Whether the store can keep what a product promises. It does not yet know of limited cities, blocked days, hours of
 * their own, a shopper's words and pictures, hampers that are filled, and least numbers: such products wait for their feature.
 */
export function isSoldToday(product: CatalogueProduct): boolean {
  const { category, delivery, attributes } = product
  const asksForWords = attributes.some(
    ({ required, display }) => required && (display === 'text' || display === 'photo'),
  )
  return !(
    withoutShelf.includes(category) ||
    product.personalise ||
    product.hamper ||
    product.minimumOrder ||
    product.priceRange ||
    delivery.cities ||
    delivery.endHour ||
    delivery.blockedDays.length > 0 ||
    asksForWords
  )
}

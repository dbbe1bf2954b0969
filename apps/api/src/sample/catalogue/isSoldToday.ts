import type { CatalogueProduct } from './CatalogueProduct.ts'

const withoutShelf: readonly CatalogueProduct['category'][] = ['corporate', 'digital']

/**
 * Whether the store can keep what a product promises. It does not yet know of blocked days, hours of their own,
 * pictures of the shopper, designs, add-ons that ask something, hampers that are filled, and least numbers: such products
 * wait for their feature. Of combos `soldToday` knows more.
 */
export function isSoldToday(product: CatalogueProduct): boolean {
  const { category, delivery, attributes, personalise } = product
  const asksForPicture = attributes.some(({ required, display }) => required && display === 'photo')
  return !(
    withoutShelf.includes(category) ||
    asksForPicture ||
    personalise?.by === 'designer' ||
    product.asks ||
    product.hamper ||
    product.minimumOrder ||
    product.priceRange ||
    delivery.endHour ||
    delivery.blockedDays.length > 0
  )
}

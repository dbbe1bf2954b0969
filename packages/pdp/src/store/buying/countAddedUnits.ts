import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'

/**
 * Returns the number by which the header's cart count increases (specification 2, section 4, "Buy flow"): 1 for a gift,
 * the number of gifts for a combo (product_count), plus add-ons.
 */
export const countAddedUnits = (product: Pick<Product, 'gifts'>, addOns: readonly ChosenAddOn[]): number => {
  const own = product.gifts.reduce((sum, { quantity }) => sum + quantity, 0)
  return addOns.reduce((sum, { quantity }) => sum + quantity, own === 0 ? 1 : own)
}

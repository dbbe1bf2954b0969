import type { ChosenAddOn } from '@store/api-client/contract/cart'
import type { Product } from '@store/api-client/contract/catalogue'

/**
 * Pieces by which the header's count grows (specification 2, section 4, "Buy flow"): a gift is one and a combo what it
 * holds (product_count), with what goes along.
 */
export const countAddedUnits = (product: Pick<Product, 'gifts'>, addOns: readonly ChosenAddOn[]): number => {
  const own = product.gifts.reduce((sum, { quantity }) => sum + quantity, 0)
  return addOns.reduce((sum, { quantity }) => sum + quantity, own === 0 ? 1 : own)
}

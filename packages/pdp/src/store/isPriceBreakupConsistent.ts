import type { Product } from '@store/api-client/contract/catalogue'

/** Returns whether the price parts exist and add up to the price; otherwise the breakup is not shown. */
export const isPriceBreakupConsistent = ({
  price,
  priceParts,
}: Pick<Product, 'price' | 'priceParts'>): boolean =>
  priceParts.length > 0 && priceParts.reduce((sum, { amount }) => sum + amount, 0) === price

import type { Product } from '@store/api-client/contract/catalogue'

/** Whether the parts of a price are told and make up the price: a bill that does not add up is not shown. */
export const isPriceBreakupConsistent = ({
  price,
  priceParts,
}: Pick<Product, 'price' | 'priceParts'>): boolean =>
  priceParts.length > 0 && priceParts.reduce((sum, { amount }) => sum + amount, 0) === price

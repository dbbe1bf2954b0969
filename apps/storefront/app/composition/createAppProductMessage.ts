import type { Product } from '@store/api-client/contract/catalogue'

/** What the app around the page is told of the product that is seen, as the wire names it (specification 2, section 3). */
export const createAppProductMessage = ({ id, sku, title, type, price, pictures }: Product): object => ({
  event: 'product',
  nid: id,
  ...{ sku, title, type },
  price: price / 100,
  image: pictures[0]?.src,
})

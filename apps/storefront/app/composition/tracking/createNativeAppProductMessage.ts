import type { Product } from '@store/api-client/contract/catalogue'

/**
 * Creates the message to the app shell about the viewed product, with the field names that the app expects
 * (specification 2, section 3).
 */
export const createNativeAppProductMessage = ({
  id,
  sku,
  title,
  type,
  price,
  pictures,
}: Product): object => ({
  event: 'product',
  nid: id,
  ...{ sku, title, type },
  price: price / 100,
  image: pictures[0]?.src,
})

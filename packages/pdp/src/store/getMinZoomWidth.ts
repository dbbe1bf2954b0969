import type { Product } from '@store/api-client/contract/catalogue'

/**
 * Returns the minimum width of a zoomed picture, in px (specification 2, sections 4 and 9: 500, or 405 for
 * corporate).
 */
export const getMinZoomWidth = ({ isCorporate }: Pick<Product, 'isCorporate'>): number =>
  isCorporate ? 405 : 500

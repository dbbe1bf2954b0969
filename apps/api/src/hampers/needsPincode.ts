import type { ProductRow } from '../db/schema/products.ts'

/**
 * Returns whether a hamper requires a pincode before it is sold (specification 2, section 5: courier custom products).
 */
export const needsPincode = ({ through }: Pick<ProductRow, 'through'>): boolean => through === 'courier'

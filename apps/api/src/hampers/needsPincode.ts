import type { ProductRow } from '../db/schema/products.ts'

/** Whether a hamper is not sold before a pincode was chosen (specification 2, section 5: courier custom products). */
export const needsPincode = ({ through }: Pick<ProductRow, 'through'>): boolean => through === 'courier'

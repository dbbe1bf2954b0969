import { alias } from 'drizzle-orm/pg-core'
import { cartLines } from '../db/schema/carts.ts'
import { products } from '../db/schema/products.ts'

/** The products of combos, beside those of their gifts. */
export const combos = alias(products, 'combos')

/** What is read of a line. */
export const lineColumns = {
  id: cartLines.id,
  quantity: cartLines.quantity,
  pincode: cartLines.pincode,
  attributes: cartLines.attributes,
  state: cartLines.state,
  belongsTo: cartLines.belongsTo,
  isFreebie: cartLines.isFreebie,
  isDeclined: cartLines.isDeclined,
  comboId: cartLines.comboId,
  combo: combos,
  hamper: cartLines.hamper,
  delivery: cartLines.delivery,
  product: products,
}

import { cartLines } from '../../db/schema/carts.ts'
import { products } from '../../db/schema/products.ts'

/** The selected columns of a line. */
export const cartLineColumns = {
  id: cartLines.id,
  quantity: cartLines.quantity,
  pincode: cartLines.pincode,
  attributes: cartLines.attributes,
  state: cartLines.state,
  belongsTo: cartLines.belongsTo,
  isFreebie: cartLines.isFreebie,
  isDeclined: cartLines.isDeclined,
  comboId: cartLines.comboId,
  comboNid: cartLines.comboNid,
  hamper: cartLines.hamper,
  delivery: cartLines.delivery,
  product: products,
}

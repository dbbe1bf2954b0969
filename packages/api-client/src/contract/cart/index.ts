export { maxCouponCodeLength } from '../rules/maxCouponCodeLength.ts'
export { type ProductId, toProductId } from '../wire/index.ts'
export { type AddToCartRequest, addToCart } from './addToCart.ts'
export type { AddOn, Cart, CartCoupon, CartPoints, PriceRow } from './Cart.ts'
export { type CartLine, type LineBundleItem, type LineId, lineIdSchema, toLineId } from './CartLine.ts'
export type { ChosenAddOn } from './ChosenAddOn.ts'
export type { ChosenDelivery } from './ChosenDelivery.ts'
export type { ConfiguredGift } from './ConfiguredGift.ts'
export { type CartClient, cartCalls } from './cartCalls.ts'
export { type ChangeComboRequest, changeCombo } from './changeCombo.ts'
export { type ChangeQuantityRequest, changeQuantity } from './changeQuantity.ts'
export { findInCart } from './findInCart.ts'
export { getCart } from './getCart.ts'
export {
  type AttributeId,
  type AttributeName,
  type LineAttribute,
  type LineMessage,
  toAttributeId,
} from './LineAttribute.ts'
export { type ComboId, type LineCombo, toComboId } from './LineCombo.ts'
export type { LineDelivery } from './LineDelivery.ts'
export { redeemPoints } from './redeemPoints.ts'
export { removeLines } from './removeLines.ts'
export { restoreLines } from './restoreLines.ts'
export { type SaveLinesForLaterRequest, saveLines } from './saveLines.ts'
export { setCoupon } from './setCoupon.ts'
export { type SetFreebieRequest, setFreebie } from './setFreebie.ts'
export {
  outOfStockSeparator,
  type StartOrderRequest,
  type StartOrderResponse,
  startOrder,
} from './startOrder.ts'
export { type UpdateMessageRequest, updateMessage } from './updateMessage.ts'

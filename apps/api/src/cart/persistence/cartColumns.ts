import { carts } from '../../db/schema/carts.ts'

/** The selected columns of a cart. */
export const cartColumns = {
  id: carts.id,
  version: carts.version,
  userId: carts.userId,
  couponCode: carts.couponCode,
  redeemsPoints: carts.redeemsPoints,
}

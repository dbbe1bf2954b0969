import type { CartLine, ProductId } from '@store/api-client/contract/cart'
import type { Paise } from '@store/api-client/contract/money'

/** Analytics events of the cart (specification 1, section 7). */
export type CartEvent =
  | {
      readonly kind: 'viewCart' | 'beginCheckout'
      readonly items: readonly CartEventItem[]
      /** Total of the cart. */
      readonly total: Paise
    }
  | {
      readonly kind: 'addToCart'
      readonly item: CartEventItem
      /** Change in the number of units; negative if units were removed. */
      readonly change: number
    }
  | { readonly kind: 'removeFromCart'; readonly item: CartEventItem }
  | {
      /** Progress of the order: the button was tapped, a login was requested, or the order continues. */
      readonly kind: 'orderStep'
      readonly step: 'cart' | 'login' | 'checkout'
    }

/** A line as an analytics item. */
export interface CartEventItem {
  readonly productId: ProductId
  readonly title: string
  /** Unit price. */
  readonly price: Paise
  readonly quantity: number
}

/** Returns a line as an analytics item. */
export const toEventItem = ({ productId, title, price, quantity }: CartLine): CartEventItem => ({
  productId,
  title,
  price,
  quantity,
})

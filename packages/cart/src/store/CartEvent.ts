import type { CartLine, ProductId } from '@store/api-client/contract/cart'
import type { Paise } from '@store/api-client/contract/money'

/** What the cart reports to analytics (specification 1, section 7). */
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
      /** Pieces more than before; below 0 when there are fewer. */
      readonly change: number
    }
  | { readonly kind: 'removeFromCart'; readonly item: CartEventItem }
  | {
      /** The record of a step on the way to the order: it was tapped, a login was asked for, it goes forward. */
      readonly kind: 'orderStep'
      readonly step: 'cart' | 'login' | 'checkout'
    }

/** A line as analytics want it. */
export interface CartEventItem {
  readonly productId: ProductId
  readonly title: string
  /** Price of one. */
  readonly price: Paise
  readonly quantity: number
}

/** A line as analytics want it. */
export const toEventItem = ({ productId, title, price, quantity }: CartLine): CartEventItem => ({
  productId,
  title,
  price,
  quantity,
})

import type { ProductId } from '@store/api-client/contract/catalogue'
import type { Paise } from '@store/api-client/contract/money'
import type { BuyButton } from './AddOnPanelState.ts'

/** What a shopper did to see more of a product. */
export type EngagementEvent =
  /** Looked closely at a picture, the first of which is 1, or at the film of a review, which is 0. */
  | { readonly kind: 'zoomOpened'; readonly of: 'product' | 'review'; readonly picture: number }
  /** A film could not be played. */
  | { readonly kind: 'filmFailed' }
  /** More reviews were shown, this many in all. */
  | { readonly kind: 'reviewsShown'; readonly shown: number }
  | { readonly kind: 'shared'; readonly channel: 'copy' | 'whatsApp' | 'facebook' | 'pinterest' | 'more' }

/** What the product page reports to analytics. */
export type ProductEvent =
  | { readonly kind: 'productViewed'; readonly productId: ProductId; readonly price: Paise }
  | {
      readonly kind: 'addedToCart'
      readonly productId: ProductId
      readonly price: Paise
      readonly pincode: string
      /** The button that was pressed. */
      readonly button: BuyButton
      /** How many kinds of things go along. */
      readonly addOns: number
    }
  | (EngagementEvent & { readonly productId: ProductId })

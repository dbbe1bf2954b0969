import type { ProductId } from '@store/api-client/contract/catalogue'
import type { Paise } from '@store/api-client/contract/money'
import type { BuyButtonKind } from './AddOnPanelState.ts'

/** An engagement event: an action of a shopper to see more of a product. */
export type EngagementEvent =
  /** Opened a picture in the zoom view (the first is 1), or a review's video (0). */
  | { readonly kind: 'zoomOpened'; readonly of: 'product' | 'review'; readonly picture: number }
  /** A video could not be played. */
  | { readonly kind: 'videoFailed' }
  /** More reviews were shown; `shown` is the total number. */
  | { readonly kind: 'reviewsShown'; readonly shown: number }
  | { readonly kind: 'shared'; readonly channel: 'copy' | 'whatsApp' | 'facebook' | 'pinterest' | 'more' }

/** An event that the product page reports to analytics. */
export type ProductEvent =
  | { readonly kind: 'productViewed'; readonly productId: ProductId; readonly price: Paise }
  | {
      readonly kind: 'addedToCart'
      readonly productId: ProductId
      readonly price: Paise
      readonly pincode: string
      /** The pressed button. */
      readonly button: BuyButtonKind
      /** Number of different add-ons. */
      readonly addOns: number
    }
  | (EngagementEvent & { readonly productId: ProductId })

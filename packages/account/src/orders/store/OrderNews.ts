import type { Reordered } from '@store/api-client/contract/orders'
import type { Deed } from './Deed.ts'

/** The newest thing to tell a shopper of an order. */
export type OrderNews = {
  /** Its own number among the news of this store. */
  readonly id: number
  /** The order it is about. */
  readonly orderId: string
} & OrderTold

/** What can be told of an order. */
export type OrderTold =
  | { readonly kind: 'cancelled' }
  /** Not all gifts are in the cart; where all are, the shopper is led there. */
  | { readonly kind: 'leftOut'; readonly reordered: Reordered }
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'refused'
      /** What was wanted. */
      readonly deed: Deed
      /** Stable name of the reason. */
      readonly code: string
      /** The server's own words. */
      readonly message: string
    }
  /** No answer came; the server is asked what is true. */
  | { readonly kind: 'failed'; readonly deed: Deed }

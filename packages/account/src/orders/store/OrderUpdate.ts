import type { ReorderResponse } from '@store/api-client/contract/orders'
import type { OrderActionKind } from './OrderActionKind.ts'

/** The newest thing to tell a shopper of an order. */
export type OrderUpdate = {
  /** Its own number among the news of this store. */
  readonly id: number
  /** The order it is about. */
  readonly orderId: string
} & OrderUpdateContent

/** What can be told of an order. */
export type OrderUpdateContent =
  | { readonly kind: 'cancelled' }
  /** Not all gifts are in the cart; where all are, the shopper is led there. */
  | { readonly kind: 'leftOut'; readonly reordered: ReorderResponse }
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'refused'
      /** What was wanted. */
      readonly action: OrderActionKind
      /** Stable name of the reason. */
      readonly code: string
      /** The server's own words. */
      readonly message: string
    }
  /** No answer came; the server is asked what is true. */
  | { readonly kind: 'failed'; readonly action: OrderActionKind }

import type { ReorderResponse } from '@store/api-client/contract/orders'
import type { OrderActionKind } from './OrderActionKind.ts'

/** The latest update on an order to show to a shopper. */
export type OrderUpdate = {
  /** Number of the update, unique in this store. */
  readonly id: number
  /** The order that it concerns. */
  readonly orderId: string
} & OrderUpdateContent

/** Contents of an order update. */
export type OrderUpdateContent =
  | { readonly kind: 'cancelled' }
  /** Not all gifts are in the cart; where all are, the shopper is led there. */
  | { readonly kind: 'leftOut'; readonly reordered: ReorderResponse }
  | { readonly kind: 'paid' }
  | {
      readonly kind: 'refused'
      /** The requested action. */
      readonly action: OrderActionKind
      /** Stable error code. */
      readonly code: string
      /** The server's message. */
      readonly message: string
    }
  /** No answer came; the server is asked what is true. */
  | { readonly kind: 'failed'; readonly action: OrderActionKind }

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
  /**
   * Some gifts could not be added to the cart. If all could be added, the shopper is redirected to the cart instead.
   */
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
  /** No response arrived, so the current status is requested from the server. */
  | { readonly kind: 'failed'; readonly action: OrderActionKind }

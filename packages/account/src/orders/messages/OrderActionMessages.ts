import type { CancelError } from '@store/api-client/contract/orders'
import type { OrderUpdate } from '../store/OrderUpdate.ts'

/** All messages of order actions and their results. */
export interface OrderActionMessages {
  /** Button that adds the order's gifts to the cart again. */
  readonly reorder: string
  /** Label of the cancel button. */
  readonly cancel: string
  /** Accessible name of an action button, with the order's number. */
  readonly named: (words: string, number: string) => string
  /** Explains why the order cannot be cancelled. */
  readonly cancelError: (why: CancelError) => string
  /** Title of the cancel confirmation. */
  readonly cancelTitle: string
  /** Question of the cancel confirmation. */
  readonly cancelQuestion: (number: string) => string
  /** Note about refund and points. */
  readonly cancelNote: string
  /** Button that keeps the order. */
  readonly keepOrder: string
  /** Button that confirms the cancellation. */
  readonly cancelYes: string
  /** Accessible name of the dialog's close button. */
  readonly close: string
  /** Text of the latest update. */
  readonly update: (news: OrderUpdate) => string
  /** Texts of the lines that could not be reordered, each with its reason. */
  readonly leftOut: (news: Extract<OrderUpdate, { readonly kind: 'leftOut' }>) => readonly string[]
  /** Link to the cart. */
  readonly toCart: string
}

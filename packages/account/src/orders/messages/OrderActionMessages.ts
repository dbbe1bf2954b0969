import type { CancelError } from '@store/api-client/contract/orders'
import type { OrderUpdate } from '../store/OrderUpdate.ts'

/** Every word of what can be done with an order, and of what came of it. */
export interface OrderActionMessages {
  /** Puts its gifts in the cart once more. */
  readonly reorder: string
  /** Cancels it. */
  readonly cancel: string
  /** Name of a button that says what it does, with the order it does it to. */
  readonly named: (words: string, number: string) => string
  /** Why it cannot be cancelled. */
  readonly cancelError: (why: CancelError) => string
  /** Title of the question before it is cancelled. */
  readonly cancelTitle: string
  /** The question. */
  readonly cancelQuestion: (number: string) => string
  /** What happens with money and points. */
  readonly cancelNote: string
  /** Leaves the order as it is. */
  readonly keepOrder: string
  /** Cancels it for good. */
  readonly cancelYes: string
  /** Name of the button that closes the question. */
  readonly close: string
  /** The newest thing that is told. */
  readonly update: (news: OrderUpdate) => string
  /** What could not be put in the cart, one by one, each with its reason. */
  readonly leftOut: (news: Extract<OrderUpdate, { readonly kind: 'leftOut' }>) => readonly string[]
  /** Leads to the cart. */
  readonly toCart: string
}

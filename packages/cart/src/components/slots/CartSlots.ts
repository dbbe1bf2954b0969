import type { CartLine } from '@store/api-client/contract/cart'
import type { ReactNode } from 'react'
import type { CartActions } from '../../store/CartActions.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'

/** Renders something beside a line; a plain function, so a hook needs a component of its own inside. */
export type LineSlot = (given: { readonly line: CartLine; readonly actions: CartActions }) => ReactNode

/** Renders something beside the cart; a plain function, so a hook needs a component of its own inside. */
export type CartSlot = (given: { readonly cart: OptimisticCart; readonly actions: CartActions }) => ReactNode

/** Slot content of the host in each line; free lines and add-ons are lines too. */
export interface LineSlots {
  /** Right below the title. */
  readonly afterTitle?: LineSlot | undefined
  /** Right below the price. */
  readonly afterPrice?: LineSlot | undefined
  /** Below the options, texts and delivery date. */
  readonly meta?: LineSlot | undefined
  /** Beside 'Save for later' and 'Remove'. */
  readonly actions?: LineSlot | undefined
  /** At the bottom of the line, over its whole width. */
  readonly footer?: LineSlot | undefined
}

/** Slot content of the host in the cart. */
export interface CartSlots {
  /** Slots of each line. */
  readonly line?: LineSlots | undefined
  /** Above the order summary. */
  readonly aboveSummary?: CartSlot | undefined
  /** Below the order summary. */
  readonly belowSummary?: CartSlot | undefined
  /** In the order summary, below the button that starts the order. */
  readonly actions?: CartSlot | undefined
  /** Replaces the message, link and categories of an empty cart. */
  readonly emptyView?: CartSlot | undefined
}

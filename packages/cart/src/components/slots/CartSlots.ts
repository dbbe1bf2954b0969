import type { CartLine } from '@store/api-client/contract/cart'
import type { ReactNode } from 'react'
import type { CartActions } from '../../store/CartActions.ts'
import type { OptimisticCart } from '../../store/selectOptimisticCart.ts'

/** Draws something beside a line; a plain function, so a hook needs a component of its own inside. */
export type LineSlot = (given: { readonly line: CartLine; readonly actions: CartActions }) => ReactNode

/** Draws something beside the cart; a plain function, so a hook needs a component of its own inside. */
export type CartSlot = (given: { readonly cart: OptimisticCart; readonly actions: CartActions }) => ReactNode

/** What a host puts into each line; a free line and an add-on are lines too. */
export interface LineSlots {
  /** Right below the title. */
  readonly afterTitle?: LineSlot | undefined
  /** Right below the price. */
  readonly afterPrice?: LineSlot | undefined
  /** Below what was chosen, written and said of delivery. */
  readonly meta?: LineSlot | undefined
  /** Beside 'Save for later' and 'Remove'. */
  readonly actions?: LineSlot | undefined
  /** At the line's foot, over its whole width. */
  readonly footer?: LineSlot | undefined
}

/** What a host puts into the cart. */
export interface CartSlots {
  /** Into each line. */
  readonly line?: LineSlots | undefined
  /** Above the bill. */
  readonly aboveSummary?: CartSlot | undefined
  /** Below the bill. */
  readonly belowSummary?: CartSlot | undefined
  /** In the bill, below the button that begins the order. */
  readonly actions?: CartSlot | undefined
  /** In the place of the words, link and categories of an empty cart. */
  readonly emptyView?: CartSlot | undefined
}

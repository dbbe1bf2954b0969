import type { OrderActionMessages } from './OrderActionMessages.ts'
import type { OrderDetailsMessages } from './OrderDetailsMessages.ts'

/** Every word of the page of one order. */
export interface OrderMessages {
  /** Words of the order as it is looked at. */
  readonly details: OrderDetailsMessages
  /** Words of what can be done with it. */
  readonly actions: OrderActionMessages
  /** Heading of the payment that is still to be chosen. */
  readonly pay: string
  /** What choosing is good for, and what it comes to. */
  readonly payText: (total: string) => string
  /** Until when the order can be paid, and what happens then. */
  readonly payBy: (at: string) => string
  /** Legend of the ways to pay. */
  readonly payLegend: string
  /** Chooses the way for good. */
  readonly payButton: (total: string) => string
  /** Stands where no way can be used: what happens next. */
  readonly noMethod: string
  /** Leads to the receipt without prices. */
  readonly giftReceipt: string
  /** Leads to the list of orders. */
  readonly toOrders: string
  /** Heading of what a guest sees. */
  readonly guest: string
  /** What a guest can do. */
  readonly guestText: string
  /** The button that asks a guest to log in. */
  readonly login: string
  /** Leads to the look-up without an account. */
  readonly toLookup: string
  /** Stands where there is no such order for this visitor. */
  readonly gone: string
  /** Read while the order is on its way. */
  readonly loading: string
  /** Stands where the order could not be had. */
  readonly failed: string
  /** Asks for it again. */
  readonly tryAgain: string
}

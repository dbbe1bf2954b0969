import type { OrderStatus } from '@store/api-client/contract/orders'
import type { OrderActionMessages } from './OrderActionMessages.ts'

/** Every word of the list of orders. */
export interface OrdersMessages {
  /** The page's heading. */
  readonly heading: string
  /** How many orders there are. */
  readonly count: (count: number) => string
  /** Words of what can be done with an order. */
  readonly actions: OrderActionMessages
  /** How far an order is. */
  readonly status: Readonly<Record<OrderStatus, string>>
  /** Stands beside the status while the payment is still to be chosen. */
  readonly paymentPending: string
  /** Stands beside the status of an order that was cancelled because nobody paid it in time. */
  readonly paymentExpired: string
  /** Label of the number. */
  readonly number: string
  /** Label of the day it was placed. */
  readonly placed: string
  /** That day. */
  readonly placedAt: (at: string) => string
  /** Label of the day of delivery. */
  readonly delivery: string
  /** The days of delivery, each as it is read, the first one first. */
  readonly deliveryDays: (days: readonly string[]) => string
  /** Label of what it comes to. */
  readonly total: string
  /** Title and quantity of a gift. */
  readonly gift: (title: string, quantity: number) => string
  /** Says how many gifts are not shown. */
  readonly more: (count: number) => string
  /** Leads to the order. */
  readonly view: string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
  /** Name of the links to other pages. */
  readonly pages: string
  /** Which of how many pages this is. */
  readonly page: (page: number, pages: number) => string
  /** Leads to the newer orders. */
  readonly newer: string
  /** Leads to the older orders. */
  readonly older: string
  /** What an empty list says. */
  readonly empty: string
  /** Leads an empty list to the gifts. */
  readonly continueShopping: string
  /** Stands on a page beyond the last. */
  readonly beyond: string
  /** Leads to the first page. */
  readonly toFirst: string
  /** Asks a guest to log in. */
  readonly guest: string
  /** The button that does. */
  readonly login: string
  /** Leads to the look-up without an account. */
  readonly toLookup: string
  /** Read while the list is on its way. */
  readonly loading: string
  /** Stands where the list could not be had. */
  readonly failed: string
  /** Asks for it again. */
  readonly tryAgain: string
}

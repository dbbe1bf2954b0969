import type { OrderStatus } from '@store/api-client/contract/orders'
import type { LocalizedMessages } from '@store/ui/messages'
import type { OrderActionMessages } from './OrderActionMessages.ts'

/** All messages of the order list. */
export interface OrdersMessages extends LocalizedMessages {
  /** The page's heading. */
  readonly heading: string
  /** Number of orders. */
  readonly count: (count: number) => string
  /** Messages of the order actions. */
  readonly actions: OrderActionMessages
  /** Names of the order statuses. */
  readonly status: Readonly<Record<OrderStatus, string>>
  /** Text beside the status while the payment is outstanding. */
  readonly paymentPending: string
  /** Text beside the status of an order that was cancelled because it was not paid in time. */
  readonly paymentExpired: string
  /** Label of the number. */
  readonly number: string
  /** Label of the order date. */
  readonly placed: string
  /** The order date. */
  readonly placedAt: (at: string) => string
  /** Label of the delivery dates. */
  readonly delivery: string
  /** The delivery dates, already formatted, in order. */
  readonly deliveryDays: (days: readonly string[]) => string
  /** Label of the total. */
  readonly total: string
  /** Title and quantity of a gift. */
  readonly gift: (title: string, quantity: number) => string
  /** Number of gifts that are not shown. */
  readonly more: (count: number) => string
  /** Link to the order. */
  readonly view: string
  /** Text instead of a picture that failed to load. */
  readonly pictureFailed: string
  /** Accessible name of the pagination links. */
  readonly pages: string
  /** Page number and page count. */
  readonly page: (page: number, pages: number) => string
  /** Link to newer orders. */
  readonly newer: string
  /** Link to older orders. */
  readonly older: string
  /** Text of an empty list. */
  readonly empty: string
  /** Link from an empty list to the gifts. */
  readonly continueShopping: string
  /** Text of a page beyond the last one. */
  readonly beyond: string
  /** Link to the first page. */
  readonly toFirst: string
  /** Asks a guest to log in. */
  readonly guest: string
  /** Label of the login button. */
  readonly login: string
  /** Link to the lookup without an account. */
  readonly toLookup: string
  /** Screen reader text while the list is loading. */
  readonly loading: string
  /** Text when the list could not be loaded. */
  readonly failed: string
  /** Label of the retry button. */
  readonly tryAgain: string
}

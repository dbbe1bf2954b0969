import type { Order, OrderRefund, OrderStatus, PaymentAttempt } from '@store/api-client/contract/orders'
import type { LocalizedMessages } from '@store/ui/messages'
import type { GiftsMessages } from './GiftsMessages.ts'

/** All messages of the order details. */
export interface OrderDetailsMessages extends LocalizedMessages {
  /** The page's heading, which depends on the status of the order and of its latest online payment. */
  readonly heading: (status: OrderStatus, attempt?: PaymentAttempt) => string
  /** Label of the number. */
  readonly orderNumber: string
  /** Time of the order. */
  readonly placed: (at: string) => string
  /** Payment status, and the next step. */
  readonly payment: (order: Pick<Order, 'payment' | 'paidBy' | 'total'>) => string
  /** A refund: its amount, and what the shopper can expect. */
  readonly refund: (refund: OrderRefund) => string
  /** A refund in the order progress: its amount, and its day, or that it is pending. */
  readonly refundStep: (refund: OrderRefund) => string
  /** Heading of the order progress. */
  readonly progress: string
  /** Names of the steps. */
  readonly step: Readonly<Record<OrderStatus, string>>
  /** Time when a step was completed. */
  readonly stepAt: (at: string) => string
  /** Screen reader text of the current step. */
  readonly stepNow: string
  /** Screen reader text of a completed step. */
  readonly stepDone: string
  /** Screen reader text of a remaining step. */
  readonly stepAhead: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** Messages of the gifts. */
  readonly gift: GiftsMessages
  /** Heading of the receiver and the address. */
  readonly receiver: string
  /** Heading of the message on the card. */
  readonly card: string
  /** Text for a missing message. */
  readonly noMessage: string
  /** Signature on the card. */
  readonly signed: (senderName: string) => string
  /** The note for the courier. */
  readonly courierNote: (note: string) => string
  /** Heading of the order summary. */
  readonly bill: string
  /** Label of the total. */
  readonly total: string
  /** Label of the total in the currency in which prices were shown, by its code. */
  readonly shownIn: (code: string) => string
  /** An amount at the exchange rate of the order date. */
  readonly about: (amount: string) => string
  /** Link back to the shop. */
  readonly continueShopping: string
}

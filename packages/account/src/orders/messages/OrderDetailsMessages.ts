import type { Order, OrderStatus } from '@store/api-client/contract/orders'
import type { GiftsMessages } from './GiftsMessages.ts'

/** Every word of an order as it is looked at. */
export interface OrderDetailsMessages {
  /** The page's heading, by how far the order is. */
  readonly heading: (status: OrderStatus) => string
  /** Label of the number. */
  readonly orderNumber: string
  /** When it was placed. */
  readonly placed: (at: string) => string
  /** How the payment stands and what comes next. */
  readonly payment: (order: Pick<Order, 'payment' | 'paidBy' | 'total'>) => string
  /** Heading of the steps. */
  readonly progress: string
  /** What a step is called. */
  readonly step: Readonly<Record<OrderStatus, string>>
  /** When a step was made. */
  readonly stepAt: (at: string) => string
  /** Read with the step the order stands at. */
  readonly stepNow: string
  /** Read with a step that was made. */
  readonly stepDone: string
  /** Read with a step that is still to come. */
  readonly stepAhead: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** Words of the gifts. */
  readonly gift: GiftsMessages
  /** Heading of the receiver and the address. */
  readonly receiver: string
  /** Heading of the message on the card. */
  readonly card: string
  /** Stands in place of a message where none was written. */
  readonly noMessage: string
  /** Who signed the card. */
  readonly signed: (senderName: string) => string
  /** The note for the courier. */
  readonly courierNote: (note: string) => string
  /** Heading of the bill. */
  readonly bill: string
  /** Label of the sum. */
  readonly total: string
  /** Label of the sum in the currency prices were shown in, by its code. */
  readonly shownIn: (code: string) => string
  /** An amount at the rate of the day it was ordered. */
  readonly about: (amount: string) => string
  /** Leads back to the shop. */
  readonly continueShopping: string
}

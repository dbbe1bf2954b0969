import type { Order } from '@store/api-client/contract/orders'

/** Every word of the order confirmation. */
export interface OrderConfirmationMessages {
  /** The page's heading. */
  readonly heading: string
  /** Label of the number. */
  readonly orderNumber: string
  /** How the payment stands and what comes next. */
  readonly payment: (payment: Order['payment']) => string
  /** Heading of the receiver and the address. */
  readonly receiver: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** How many of a gift. */
  readonly quantity: (quantity: number) => string
  /** The day a gift arrives. */
  readonly arrives: (day: string) => string
  /** Heading of the message on the card. */
  readonly card: string
  /** Stands in place of a message where none was written. */
  readonly noMessage: string
  /** Who signed the card. */
  readonly signed: (senderName: string) => string
  /** Heading of the bill. */
  readonly bill: string
  /** Label of the sum. */
  readonly total: string
  /** Stands where a picture could not be loaded. */
  readonly pictureFailed: string
  /** Leads back to the shop. */
  readonly continueShopping: string
}

import type { GiftsMessages } from './GiftsMessages.ts'

/** Every word of the gift receipt. */
export interface ReceiptMessages {
  /** The page's heading. */
  readonly heading: string
  /** Says for whom it is. */
  readonly forName: (name: string) => string
  /** Says who it is from. */
  readonly from: (senderName: string) => string
  /** Heading of the message. */
  readonly card: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** Words of the gifts. */
  readonly gift: GiftsMessages
  /** Label of the number. */
  readonly orderNumber: string
  /** What the number is good for. */
  readonly help: string
  /** Prints it. */
  readonly print: string
  /** Leads back to the order. */
  readonly back: string
}

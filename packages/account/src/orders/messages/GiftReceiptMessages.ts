import type { GiftsMessages } from './GiftsMessages.ts'

/** All messages of the gift receipt. */
export interface GiftReceiptMessages {
  /** The page's heading. */
  readonly heading: string
  /** Names the receiver. */
  readonly forName: (name: string) => string
  /** Names the sender. */
  readonly from: (senderName: string) => string
  /** Heading of the message. */
  readonly card: string
  /** Heading of the gifts. */
  readonly gifts: string
  /** Messages of the gifts. */
  readonly gift: GiftsMessages
  /** Label of the number. */
  readonly orderNumber: string
  /** Explains the use of the order number. */
  readonly help: string
  /** Label of the print button. */
  readonly print: string
  /** Link back to the order. */
  readonly back: string
}

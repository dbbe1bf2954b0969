import type { RemovalMessages } from '../section/RemovalMessages.ts'

/** Messages of saved cards and UPI handles. */
export interface WalletMessages {
  readonly heading: string
  /** Explains what is stored, and where. */
  readonly lead: string
  readonly cards: string
  readonly handles: string
  readonly noCards: string
  readonly noHandles: string
  /** Last month in which a card is valid. */
  readonly expires: (month: string) => string
  readonly remove: string
  /** Accessible name of the button. */
  readonly removeNamed: (name: string) => string
  readonly removal: RemovalMessages
}

import type { RemovalMessages } from '../section/RemovalMessages.ts'

/** Words of saved cards and UPI handles. */
export interface WalletMessages {
  readonly heading: string
  /** What is kept, and where. */
  readonly lead: string
  readonly cards: string
  readonly handles: string
  readonly noCards: string
  readonly noHandles: string
  /** Last month a card is good in. */
  readonly expires: (month: string) => string
  readonly remove: string
  /** The button's whole name. */
  readonly removeNamed: (name: string) => string
  readonly removal: RemovalMessages
}

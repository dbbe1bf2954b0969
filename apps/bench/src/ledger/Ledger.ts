import type { GiftQuantities } from '../shopper/ShopperHistory.ts'

/** An order as the database holds it. */
export interface LedgerOrder {
  readonly id: string
  readonly key: string
  /** Address of the account it belongs to. */
  readonly email: string
  /** Pieces by product number, summed over its lines. */
  readonly gifts: GiftQuantities
}

/** What the database itself says: orders, and pieces left by product number. */
export interface Ledger {
  readonly orders: readonly LedgerOrder[]
  readonly stock: GiftQuantities
}

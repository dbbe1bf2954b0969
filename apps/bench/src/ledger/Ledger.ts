import type { GiftQuantities } from '../shopper/ShopperHistory.ts'

/** An order as stored in the database. */
export interface LedgerOrder {
  readonly id: string
  readonly key: string
  /** Email address of its account. */
  readonly email: string
  /** Quantities by product id, summed over its lines. */
  readonly gifts: GiftQuantities
}

/** The database's state: orders, and remaining stock by product id. */
export interface Ledger {
  readonly orders: readonly LedgerOrder[]
  readonly stock: GiftQuantities
}

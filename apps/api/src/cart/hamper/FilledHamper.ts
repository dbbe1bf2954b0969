import type { StoredHamper, StoredHamperItem } from '../../db/schema/StoredHamper.ts'

/** A line's hamper with its current products. */
export interface FilledHamper extends Pick<StoredHamper, 'date'> {
  readonly pieces: readonly FilledHamperItem[]
}

/** A hamper item with its current price. Money is in paise. */
export interface FilledHamperItem extends StoredHamperItem {
  readonly title: string
  readonly price: number
  readonly listPrice: number
  readonly stock: number
  /** Days of the year on which it is not delivered, `MM-DD`. @default none */
  readonly blockedDays?: readonly string[] | undefined
}

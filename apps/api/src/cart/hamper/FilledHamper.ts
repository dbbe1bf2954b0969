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
}

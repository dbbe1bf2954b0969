import type { StoredHamper, StoredHamperItem } from '../db/schema/StoredHamper.ts'

/** A hamper of a line with its pieces as they are sold now. */
export interface FilledHamper extends Pick<StoredHamper, 'date'> {
  readonly pieces: readonly FilledHamperItem[]
}

/** A piece with what it costs now. Money is in paise. */
export interface FilledHamperItem extends StoredHamperItem {
  readonly title: string
  readonly price: number
  readonly listPrice: number
  readonly stock: number
}

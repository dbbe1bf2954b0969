import type { OwnReading } from './OwnReading.ts'

/** Something that belongs to the visitor, as far as it is known. */
export interface OwnState<Own> {
  /** What the server last said; missing while nothing is known. */
  readonly confirmed: Own | undefined
  /** How the last reading went. */
  readonly reading: OwnReading
}

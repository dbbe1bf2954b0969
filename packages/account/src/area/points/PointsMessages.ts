import type { PointsChangeKind } from '@store/api-client/contract/points'
import type { LocalizedMessages } from '@store/ui/messages'

/** Messages of the loyalty points. */
export interface PointsMessages extends LocalizedMessages {
  readonly heading: string
  readonly balance: string
  /** The value of the balance. */
  readonly worth: (points: number) => string
  readonly count: (points: number) => string
  /** A change in points with its sign. */
  readonly change: (points: number) => string
  readonly history: string
  readonly kind: (kind: PointsChangeKind) => string
  /** The order that earned the points. */
  readonly order: (number: string) => string
  readonly empty: string
  /** Link from an empty page back to the shop. */
  readonly continueShopping: string
  /** Accessible name of the pagination links. */
  readonly pages: string
  readonly page: (page: number, pages: number) => string
  readonly newer: string
  readonly older: string
}

import type { PointsKind } from '@store/api-client/contract/points'

/** Words of the loyalty points. */
export interface PointsMessages {
  readonly heading: string
  readonly balance: string
  /** What the balance is worth. */
  readonly worth: (points: number) => string
  readonly count: (points: number) => string
  /** A change with its sign. */
  readonly change: (points: number) => string
  readonly history: string
  readonly kind: (kind: PointsKind) => string
  /** Names the order points came with. */
  readonly order: (number: string) => string
  readonly empty: string
  /** Leads an empty page back to the shop. */
  readonly continueShopping: string
  /** Name of the links to other pages. */
  readonly pages: string
  readonly page: (page: number, pages: number) => string
  readonly newer: string
  readonly older: string
}

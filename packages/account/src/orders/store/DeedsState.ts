import type { Deed } from './Deed.ts'
import type { OrderNews } from './OrderNews.ts'

/** What is being done with orders, and what came of it. */
export interface DeedsState {
  /** Orders something is being done with, one thing at a time each. */
  readonly underWay: ReadonlyMap<string, Deed>
  /** The newest thing to tell. */
  readonly news: OrderNews | undefined
}

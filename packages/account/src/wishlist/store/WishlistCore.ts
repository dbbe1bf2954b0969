import type { StoreApi } from 'zustand/vanilla'
import type { WishlistPorts } from './WishlistPorts.ts'
import type { WishlistState, WishlistToast } from './WishlistState.ts'

/** What the parts of the store share. */
export interface WishlistCore {
  readonly store: Pick<StoreApi<WishlistState>, 'getState' | 'setState'>
  readonly ports: WishlistPorts
  /** Counts log-ins and log-outs: an answer to whoever was here before is nobody's. */
  readonly visit: { number: number }
  /** Counts what makes a list that is still being read out of date. */
  readonly changes: { number: number }
  /** Tells the shopper something once. */
  readonly showToast: (notice: Omit<WishlistToast, 'id'>) => void
}

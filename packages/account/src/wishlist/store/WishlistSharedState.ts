import type { StoreApi } from 'zustand/vanilla'
import type { WishlistPorts } from './WishlistPorts.ts'
import type { WishlistState, WishlistToast } from './WishlistState.ts'

/** State shared by the parts of the wishlist store. */
export interface WishlistSharedState {
  readonly store: Pick<StoreApi<WishlistState>, 'getState' | 'setState'>
  readonly ports: WishlistPorts
  /** Counts logins and logouts, so that a response to the former user is ignored. */
  readonly visit: { number: number }
  /** Counts changes, so that a list requested before a change counts as outdated. */
  readonly changes: { number: number }
  /** Shows the shopper a toast once. */
  readonly showToast: (notice: Omit<WishlistToast, 'id'>) => void
}

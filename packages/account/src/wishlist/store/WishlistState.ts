import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'

/** State of the wishlist: the latest server data and the pending toggles. */
export interface WishlistState {
  /** The latest server data; missing until it is loaded. */
  readonly data: WishlistData | undefined
  /** Pending toggles by product. */
  readonly pending: ReadonlyMap<ProductId, PendingFavoriteToggle>
  /** Status of the last load of the list; earlier data stays. */
  readonly status: WishlistStatus
  /** Product whose last toggle failed. */
  readonly failed: ProductId | undefined
  /** The newest toast, to be shown once. */
  readonly toast: WishlistToast | undefined
}

/** The favorites in the latest server response. */
export interface WishlistData {
  /** Products that are saved. */
  readonly ids: readonly ProductId[]
  /**
   * Rows of the list: the saved products, and those removed since the list was loaded, so that their rows stay in
   * place.
   */
  readonly rows: readonly WishlistItem[]
}

/** A toggle of a product that the server has not confirmed yet. */
export interface PendingFavoriteToggle {
  /** Whether the product becomes a favorite. */
  readonly isFavorite: boolean
  /** Whether the toggle waits for a login. */
  readonly isWaiting: boolean
}

/** Status of a load of the list. */
export type WishlistStatus =
  /** Nothing was requested yet, or the response has arrived. */
  | 'idle'
  | 'reading'
  /** The visitor is not logged in, so there is no wishlist. */
  | 'guest'
  | 'failed'

/** A toast, to be shown once. */
export interface WishlistToast {
  /** Number of the toast among the toasts of this store. */
  readonly id: number
  /** Result of the toggle: a product was added or removed, the list is full, or the request failed. */
  readonly kind: 'added' | 'removed' | 'full' | 'failed'
  /** Name of the product, if known. */
  readonly title: string | undefined
}

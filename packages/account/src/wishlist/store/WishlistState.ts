import type { ProductId, WishlistItem } from '@store/api-client/contract/wishlist'

/** What the wishlist knows: what the server last said, and the wishes that are on their way. */
export interface WishlistState {
  /** What the server last said; missing while nothing is known. */
  readonly data: WishlistData | undefined
  /** Wishes that are not settled yet, by product. */
  readonly pending: ReadonlyMap<ProductId, PendingFavoriteToggle>
  /** How the last reading of the list went; what was read before stays. */
  readonly status: WishlistStatus
  /** Product whose last wish did not come true. */
  readonly failed: ProductId | undefined
  /** The newest thing to tell the shopper once. */
  readonly toast: WishlistToast | undefined
}

/** Favorites as the server last said them. */
export interface WishlistData {
  /** Products that are saved. */
  readonly ids: readonly ProductId[]
  /** What a list shows: the saved ones, and those removed since the list was read, so that no row jumps away. */
  readonly rows: readonly WishlistItem[]
}

/** What a shopper wants of a product, as long as the server has not said that it is so. */
export interface PendingFavoriteToggle {
  /** Whether it shall be saved. */
  readonly isFavorite: boolean
  /** Whether it waits for a login. */
  readonly isWaiting: boolean
}

/** How a reading of the list went. */
export type WishlistStatus =
  /** Nothing was asked for yet, or it was answered. */
  | 'idle'
  | 'reading'
  /** Nobody is logged in: there is no list. */
  | 'guest'
  | 'failed'

/** Something to tell the shopper once. */
export interface WishlistToast {
  /** Its own number among the notices of this store. */
  readonly id: number
  /** What happened: a product was added or removed, no more fit, or it did not come through. */
  readonly kind: 'added' | 'removed' | 'full' | 'failed'
  /** Name of the product, where it is known. */
  readonly title: string | undefined
}

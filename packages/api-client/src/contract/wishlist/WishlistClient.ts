import type { RequestOf } from '../call/index.ts'
import type { Result } from '../problem/index.ts'
import type { addFavorite } from './addFavorite.ts'
import type { removeFavorite } from './removeFavorite.ts'
import type { WishlistItem } from './WishlistItem.ts'

/** Client methods for the wishlist; each returns the whole list, newest first. */
export interface WishlistClient {
  readonly list: () => Promise<Result<readonly WishlistItem[]>>
  readonly add: (request: RequestOf<typeof addFavorite>) => Promise<Result<readonly WishlistItem[]>>
  readonly remove: (request: RequestOf<typeof removeFavorite>) => Promise<Result<readonly WishlistItem[]>>
}

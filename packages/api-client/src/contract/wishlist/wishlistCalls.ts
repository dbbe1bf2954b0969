import type { ClientOf } from '../call/index.ts'
import { addFavorite } from './addFavorite.ts'
import { listWishlist } from './listWishlist.ts'
import { removeFavorite } from './removeFavorite.ts'

/** All wishlist calls. */
export const wishlistCalls = { list: listWishlist, add: addFavorite, remove: removeFavorite } as const

/** Client methods for the wishlist; each returns the whole list. */
export type WishlistClient = ClientOf<typeof wishlistCalls>

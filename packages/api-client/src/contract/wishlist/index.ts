import type { ClientOf } from '../call/index.ts'
import { addFavorite } from './addFavorite.ts'
import { listWishlist } from './listWishlist.ts'
import { removeFavorite } from './removeFavorite.ts'

export { type ProductId, type ProductPicture, toProductId } from '../wire/index.ts'
export { addFavorite } from './addFavorite.ts'
export { listWishlist } from './listWishlist.ts'
export { removeFavorite } from './removeFavorite.ts'
export type { WishlistItem } from './WishlistItem.ts'

/** All wishlist calls. */
export const wishlistCalls = { list: listWishlist, add: addFavorite, remove: removeFavorite } as const

/** Client methods for the wishlist; each returns the whole list. */
export type WishlistClient = ClientOf<typeof wishlistCalls>

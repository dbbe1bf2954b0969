import { addFavorite, listWishlist, removeFavorite, type WishlistClient } from '../contract/wishlist/index.ts'
import type { Send } from '../transport/Send.ts'

/** Creates the wishlist client over a transport. */
export const createWishlistClient = (send: Send): WishlistClient => ({
  list: () => send(listWishlist, undefined),
  add: (request) => send(addFavorite, request),
  remove: (request) => send(removeFavorite, request),
})

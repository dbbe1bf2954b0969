import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { wishlistCalls } from '@store/api-client/contract/wishlist'
import { type ListedProduct, productHref, serializePicture } from '../catalogue/index.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { WishlistService } from './createWishlistService.ts'

/** Handles the wishlist requests; only the session determines the owner. */
export const wishlistHandlers = (wishlist: WishlistService): CallGroupHandlers<typeof wishlistCalls> => ({
  list: async (_, { user }) => writeWishlist(await wishlist.list(user.id)),

  add: async ({ productId }, { user }) => writeWishlist(await wishlist.add(user.id, productId)),

  remove: async ({ productId }, { user }) => writeWishlist(await wishlist.remove(user.id, productId)),
})

type WishlistWire = SerializedResponseOf<(typeof wishlistCalls)['list']>

const writeWishlist = (found: readonly ListedProduct[]): WishlistWire => ({
  wishlist_data: Object.fromEntries(
    found.map((product, position) => [String(product.nid), writeItem(product, position)]),
  ),
  wcount: found.length,
})

function writeItem(product: ListedProduct, position: number): WishlistWire['wishlist_data'][string] {
  const [first] = product.pictures
  if (!first) throw new Error(`writeWishlist: product ${product.nid} has no picture.`)
  return {
    nid: product.nid,
    title: product.title,
    price: toRupees(paise(product.listPrice)),
    sell_price: toRupees(paise(product.price)),
    url: productHref(product),
    image: serializePicture(first),
    in_stock: product.stock > 0 ? 1 : 0,
    position,
  }
}

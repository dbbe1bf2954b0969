import type { ProductId } from '@store/api-client/contract/wishlist'

/** Analytics events of the wishlist, sent after the server has confirmed the change. */
export type WishlistEvent =
  | { readonly kind: 'favoriteAdded'; readonly productId: ProductId }
  | { readonly kind: 'favoriteRemoved'; readonly productId: ProductId }

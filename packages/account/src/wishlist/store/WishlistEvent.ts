import type { ProductId } from '@store/api-client/contract/wishlist'

/** What the wishlist reports to analytics, once the server said that it is so. */
export type WishlistEvent =
  | { readonly kind: 'favoriteAdded'; readonly productId: ProductId }
  | { readonly kind: 'favoriteRemoved'; readonly productId: ProductId }

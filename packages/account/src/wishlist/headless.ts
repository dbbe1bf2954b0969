export { formatWishlistToastEn } from './messages/formatWishlistToastEn.ts'
export {
  createWishlistStore,
  type InitialWishlist,
  type WishlistActions,
  type WishlistStore,
  type WishlistStoreOptions,
} from './store/createWishlistStore.ts'
export { syncFavorites } from './store/syncFavorites.ts'
export type { WishlistEvent } from './store/WishlistEvent.ts'
export type { WishlistPorts } from './store/WishlistPorts.ts'
export type {
  PendingFavoriteToggle,
  WishlistData,
  WishlistState,
  WishlistStatus,
  WishlistToast,
} from './store/WishlistState.ts'

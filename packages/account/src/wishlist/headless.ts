export { noticeEn } from './messages/noticeEn.ts'
export {
  createWishlistStore,
  type WishlistActions,
  type WishlistStart,
  type WishlistStore,
  type WishlistStoreOptions,
} from './store/createWishlistStore.ts'
export { showHearts } from './store/showHearts.ts'
export type { WishlistEvent } from './store/WishlistEvent.ts'
export type { WishlistPorts } from './store/WishlistPorts.ts'
export type {
  Favorites,
  PendingWish,
  WishlistNotice,
  WishlistReading,
  WishlistState,
} from './store/WishlistState.ts'

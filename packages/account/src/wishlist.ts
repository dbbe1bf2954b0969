export { Favorite } from './wishlist/components/Favorite/Favorite.tsx'
export { WishlistHeading } from './wishlist/components/WishlistView/WishlistHeading.tsx'
export { WishlistPlaceholder } from './wishlist/components/WishlistView/WishlistPlaceholder.tsx'
export { WishlistView, type WishlistViewProps } from './wishlist/components/WishlistView/WishlistView.tsx'
export type { WishlistMessages } from './wishlist/messages/WishlistMessages.ts'
export { wishlistEn } from './wishlist/messages/wishlistEn.ts'
export type {
  FavoriteProps,
  WishlistHeadingProps,
  WishlistPlaceholderProps,
  WishlistSlots,
} from './wishlist/react/WishlistSlots.ts'

export { WishlistView, type WishlistViewProps } from './wishlist/components/WishlistView/WishlistView.tsx'
export type { WishlistMessages } from './wishlist/messages/WishlistMessages.ts'
export { wishlistEn } from './wishlist/messages/wishlistEn.ts'

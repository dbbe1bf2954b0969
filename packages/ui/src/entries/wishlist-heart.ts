export { WishlistHeart, type WishlistHeartProps } from '../WishlistHeart/WishlistHeart.tsx'

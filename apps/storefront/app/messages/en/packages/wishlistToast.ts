export { formatWishlistToastEn as wishlistToast } from '@store/account/wishlist/headless'

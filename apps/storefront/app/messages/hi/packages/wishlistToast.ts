export { formatWishlistToastHi as wishlistToast } from '@store/account/messages/hi'

export { formatWishlistToastBn as wishlistToast } from '@store/account/messages/bn'

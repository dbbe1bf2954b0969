export { wishlistToastEn as wishlistToast } from '@store/account/wishlist/headless'

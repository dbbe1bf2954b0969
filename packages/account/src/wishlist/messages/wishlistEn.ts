import { favoriteButtonEn } from './favoriteButtonEn.ts'
import type { WishlistMessages } from './WishlistMessages.ts'

/** English messages of the favorites page; quoted texts are those of specification 1, section 8. */
export const wishlistEn: WishlistMessages = {
  ...favoriteButtonEn,
  heading: 'Favorites',
  count: (count) => (count === 1 ? '1 gift' : `${count} gifts`),
  removed: 'Removed. Tap the heart to add it back.',
  outOfStock: 'Out Of Stock',
  price: 'Price',
  listPrice: 'List price',
  percentOff: (percent) => `${percent}% off`,
  pictureFailed: 'Error !',
  empty: 'No favorites yet. Tap the heart on a gift to save it.',
  continueShopping: 'Continue Shopping',
  guest: 'Please login to see your favorites',
  login: 'Login',
  loading: 'Loading your favorites…',
  failed: 'Something went wrong, Please try again...',
  tryAgain: 'Try again',
}

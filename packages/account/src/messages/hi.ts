import type { AccountMessages } from './AccountMessages.ts'
import { receiverHi } from './hi/receiverHi.ts'

export { accountAreaHi } from './hi/accountAreaHi.ts'
export { favoriteButtonHi } from './hi/favorite-button.ts'
export {
  giftReceiptHi,
  invoiceHi,
  orderDetailsHi,
  orderLookupHi,
  orderPageHi,
  ordersHi,
} from './hi/ordersHi.ts'
export { formatWishlistToastHi, wishlistHi } from './hi/wishlistHi.ts'

/** Messages of the receiver step in Hindi. */
export const hi: AccountMessages = { receiver: receiverHi }

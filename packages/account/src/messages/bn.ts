import type { AccountMessages } from './AccountMessages.ts'
import { receiverBn } from './bn/receiverBn.ts'

export { accountAreaBn } from './bn/accountAreaBn.ts'
export { favoriteButtonBn } from './bn/favorite-button.ts'
export {
  giftReceiptBn,
  invoiceBn,
  orderDetailsBn,
  orderLookupBn,
  orderPageBn,
  ordersBn,
} from './bn/ordersBn.ts'
export { formatWishlistToastBn, wishlistBn } from './bn/wishlistBn.ts'

/** Messages of the receiver step in Bengali. */
export const bn: AccountMessages = { receiver: receiverBn }

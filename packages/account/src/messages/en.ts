import type { AccountMessages } from './AccountMessages.ts'
import { receiverEn } from './receiverEn.ts'

export { accountAreaEn } from '../area/accountAreaEn.ts'
export { giftReceiptEn } from '../orders/messages/giftReceiptEn.ts'
export { orderDetailsEn } from '../orders/messages/orderDetailsEn.ts'
export { orderLookupEn } from '../orders/messages/orderLookupEn.ts'
export { orderPageEn } from '../orders/messages/orderPageEn.ts'
export { ordersEn } from '../orders/messages/ordersEn.ts'
export { favoriteButtonEn } from '../wishlist/messages/favoriteButtonEn.ts'
export { formatWishlistToastEn } from '../wishlist/messages/formatWishlistToastEn.ts'
export { wishlistEn } from '../wishlist/messages/wishlistEn.ts'

/** Messages of the receiver step in English. */
export const en: AccountMessages = { receiver: receiverEn }

import type { AccountMessages } from './AccountMessages.ts'
import { receiverEn } from './receiverEn.ts'

export { accountAreaEn } from '../area/accountAreaEn.ts'
export { giftReceiptEn } from '../orders/messages/giftReceiptEn.ts'
export { lookupEn } from '../orders/messages/lookupEn.ts'
export { orderDetailsEn } from '../orders/messages/orderDetailsEn.ts'
export { orderEn } from '../orders/messages/orderEn.ts'
export { ordersEn } from '../orders/messages/ordersEn.ts'
export { favoriteButtonEn } from '../wishlist/messages/favoriteButtonEn.ts'
export { wishlistEn } from '../wishlist/messages/wishlistEn.ts'
export { wishlistToastEn } from '../wishlist/messages/wishlistToastEn.ts'

/** Messages of the receiver step in English. */
export const en: AccountMessages = { receiver: receiverEn }

import type { AccountMessages } from './AccountMessages.ts'
import { receiverHi } from './hi/receiverHi.ts'

export { areaHi } from './hi/areaHi.ts'
export { lookupHi, orderDetailsHi, orderHi, ordersHi, receiptHi } from './hi/ordersHi.ts'
export { heartHi, noticeHi, wishlistHi } from './hi/wishlistHi.ts'

/** The receiver step in Hindi. */
export const hi: AccountMessages = { receiver: receiverHi }

import { hi } from '@store/account/messages/hi'

/** Hindi messages of the receiver step. */
export const receiverMessages = hi.receiver

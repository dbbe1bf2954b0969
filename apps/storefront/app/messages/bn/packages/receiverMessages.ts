import { bn } from '@store/account/messages/bn'

/** Bengali messages of the receiver step. */
export const receiverMessages = bn.receiver

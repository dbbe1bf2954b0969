import { accountAreaBn } from '@store/account/messages/bn'

/** Bengali messages of the account's frame. */
export const accountLayoutMessages = accountAreaBn.layout

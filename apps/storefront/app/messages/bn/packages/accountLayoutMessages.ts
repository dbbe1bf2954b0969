import { accountAreaBn } from '@store/account/messages/bn'

/** Bengali messages of the account's layout. */
export const accountLayoutMessages = accountAreaBn.layout

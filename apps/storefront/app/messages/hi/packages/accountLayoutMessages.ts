import { accountAreaHi } from '@store/account/messages/hi'

/** Hindi messages of the account's layout. */
export const accountLayoutMessages = accountAreaHi.layout

import { accountAreaHi } from '@store/account/messages/hi'

/** Hindi messages of the account's frame. */
export const accountLayoutMessages = accountAreaHi.layout

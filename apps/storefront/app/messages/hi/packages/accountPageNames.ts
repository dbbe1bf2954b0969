import { accountAreaHi } from '@store/account/messages/hi'

/** Hindi names of the account's pages. */
export const accountPageNames = accountAreaHi.layout.pages

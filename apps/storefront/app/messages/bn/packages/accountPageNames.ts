import { accountAreaBn } from '@store/account/messages/bn'

/** Bengali names of the account's pages. */
export const accountPageNames = accountAreaBn.layout.pages

import { accountLayoutEn } from '@store/account/area/headless'

/** English names of the account's pages. */
export const accountPageNames = accountLayoutEn.pages

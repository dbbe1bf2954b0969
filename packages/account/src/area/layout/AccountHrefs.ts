import type { AccountPage } from './sectionNames.ts'

/** URLs of the account's links. */
export interface AccountHrefs {
  /** A page of the account; the host owns `orders` and `favorites`. */
  readonly account: (page: AccountPage) => string
  /** The page where a guest looks up one order. */
  readonly lookup: () => string
}

import type { AccountPageName } from './sectionNames.ts'

/** URLs of the account's links. */
export interface AccountHrefs {
  /** URL of a page of the account; the host owns `orders` and `favorites`. */
  readonly account: (page: AccountPageName) => string
  /** URL of the page where a guest looks up one order. */
  readonly lookup: () => string
}

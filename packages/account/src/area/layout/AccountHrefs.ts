import type { AccountPageName } from './sectionNames.ts'

/** URLs of the account's links. */
export interface AccountHrefs {
  /**
   * URL of a page of the account; `orders` and `favorites` are pages of the host, outside of this package's sections.
   */
  readonly account: (page: AccountPageName) => string
  /** URL of the page where a guest looks up one order. */
  readonly lookup: () => string
}

import type { AccountPage } from './sectionNames.ts'

/** Addresses the account links to. */
export interface AccountHrefs {
  /** A page of the account; `orders` and `favorites` are the host's own. */
  readonly account: (page: AccountPage) => string
  /** Where a guest looks up one order. */
  readonly lookup: () => string
}

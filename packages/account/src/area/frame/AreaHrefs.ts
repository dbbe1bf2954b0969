import type { AreaPage } from './sectionNames.ts'

/** Addresses the account links to. */
export interface AreaHrefs {
  /** A page of the account; `orders` and `favorites` are the host's own. */
  readonly account: (page: AreaPage) => string
  /** Where a guest looks up one order. */
  readonly lookup: () => string
}

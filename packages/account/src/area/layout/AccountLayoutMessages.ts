import type { AccountPageName } from './sectionNames.ts'

/** Messages of the account's layout, its menu and its first page. */
export interface AccountLayoutMessages {
  /** Name of the whole account, for its menu and the heading of its first page. */
  readonly account: string
  /** Name of each page. */
  readonly pages: Readonly<Record<AccountPageName, string>>
  /** Description of each page. */
  readonly about: Readonly<Record<AccountPageName, string>>
  /** Greeting by name; the name may be empty. */
  readonly hello: (name: string) => string
  /** Asks whether a guest only wants to look up one order. */
  readonly lookUp: string
}

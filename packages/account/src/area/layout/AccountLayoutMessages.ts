import type { AccountPage } from './sectionNames.ts'

/** Words of the account's frame, its menu and its first page. */
export interface AccountLayoutMessages {
  /** Name of the account as a whole: of its menu, and the heading of its first page. */
  readonly account: string
  /** Name of each page. */
  readonly pages: Readonly<Record<AccountPage, string>>
  /** What each page is for. */
  readonly about: Readonly<Record<AccountPage, string>>
  /** Greets by name; the name may be empty. */
  readonly hello: (name: string) => string
  /** Asks a guest whether they only look for one order. */
  readonly lookUp: string
}

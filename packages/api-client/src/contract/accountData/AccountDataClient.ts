import type { Outcome } from '../problem/index.ts'
import type { AccountSession } from './AccountSession.ts'
import type { EndSession } from './endSession.ts'

/** The calls about what is kept of a user, as a client offers them. */
export interface AccountDataClient {
  /** This session first, then the one used last. */
  readonly sessions: () => Promise<Outcome<readonly AccountSession[]>>
  /** Answers the sessions left. */
  readonly endSession: (request: EndSession) => Promise<Outcome<readonly AccountSession[]>>
  /** All that is kept about the user. */
  readonly download: () => Promise<Outcome<Readonly<Record<string, unknown>>>>
  /** Deletes the account; the e-mail address is typed to confirm it. */
  readonly remove: (request: { readonly email: string }) => Promise<Outcome<undefined>>
}

import type { Result } from '../problem/index.ts'
import type { AccountSession } from './AccountSession.ts'
import type { EndSessionRequest } from './endSession.ts'

/** The calls about what is kept of a user, as a client offers them. */
export interface AccountDataClient {
  /** This session first, then the one used last. */
  readonly sessions: () => Promise<Result<readonly AccountSession[]>>
  /** Answers the sessions left. */
  readonly endSession: (request: EndSessionRequest) => Promise<Result<readonly AccountSession[]>>
  /** All that is kept about the user. */
  readonly download: () => Promise<Result<Readonly<Record<string, unknown>>>>
  /** Deletes the account; the e-mail address is typed to confirm it. */
  readonly remove: (request: { readonly email: string }) => Promise<Result<undefined>>
}

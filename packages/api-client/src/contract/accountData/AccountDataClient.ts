import type { Result } from '../problem/index.ts'
import type { AccountSession } from './AccountSession.ts'
import type { EndSessionRequest } from './endSession.ts'

/** Client methods for the user's account data. */
export interface AccountDataClient {
  /** The current session first, then the most recently used. */
  readonly sessions: () => Promise<Result<readonly AccountSession[]>>
  /** Returns the remaining sessions. */
  readonly endSession: (request: EndSessionRequest) => Promise<Result<readonly AccountSession[]>>
  /** All data stored about the user. */
  readonly download: () => Promise<Result<Readonly<Record<string, unknown>>>>
  /** Deletes the account; the user types the e-mail address to confirm. */
  readonly remove: (request: { readonly email: string }) => Promise<Result<undefined>>
}

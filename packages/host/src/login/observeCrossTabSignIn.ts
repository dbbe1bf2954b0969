import type { ReadonlyStore, SessionState } from '@store/api-client/contract/ports'

/** The visitor's session, and its changes in other tabs. */
export interface CrossTabSession {
  readonly session: ReadonlyStore<SessionState>
  readonly onElsewhere: (listener: () => void) => void
}

/**
 * Calls `onSignIn` when the visitor has signed in or verified the account in another tab since the login started. The
 * returned function marks that start.
 */
export function observeCrossTabSignIn(
  { session, onElsewhere }: CrossTabSession,
  onSignIn: () => void,
): () => void {
  let before = session.getState()
  onElsewhere(() => {
    if (hasSignedIn(before, session.getState())) onSignIn()
  })
  return () => {
    before = session.getState()
  }
}

function hasSignedIn(before: SessionState, now: SessionState): boolean {
  if (now.kind === 'guest') return false
  return before.kind === 'guest' || (now.isVerified && !before.isVerified)
}

import type { ReadonlyStore, SessionState } from '@store/api-client/contract/ports'

/** The visitor's session, and the changes of it in other tabs. */
export interface SignInObserver {
  readonly session: ReadonlyStore<SessionState>
  readonly onElsewhere: (listener: () => void) => void
}

/**
 * Calls `onSignIn` when the visitor has signed in in another tab, or verified the account there, since the login
 * started; the returned function marks its start.
 */
export function observeCrossTabSignIn(
  { session, onElsewhere }: SignInObserver,
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

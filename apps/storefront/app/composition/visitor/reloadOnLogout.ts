import type { SessionState } from '@store/api-client/contract/ports'
import type { VisitorStores } from '@store/host'

/**
 * Reloads a page when its user has logged out, in another tab or before going back to this page, because the typed text
 * and the data in the document belong to that user. Call it before the session is read.
 */
export function reloadOnLogout(
  { session, onElsewhere }: Pick<VisitorStores, 'session' | 'onElsewhere'>,
  deleteFormDrafts: () => void,
  load: () => void = () => window.location.reload(),
): void {
  let owner: string | undefined
  session.subscribe((now) => {
    owner ??= nameOf(now)
  })
  onElsewhere((source) => {
    // After a lost connection, the first response may be the one to this page's own logout; in that case, the code that
    // logged out navigates.
    if (source === 'reconnection') return
    const now = session.getState()
    if (owner === undefined || owner === nameOf(now)) return
    // If another user has logged in, the stored drafts already belong to that user, so they stay.
    if (now.kind === 'guest') deleteFormDrafts()
    // Empties the page: nothing of the former user is visible until the reload, and the browser has no form fields to
    // restore.
    document.body.replaceChildren()
    load()
  })
}

const nameOf = (session: SessionState) => (session.kind === 'user' ? session.firstName : undefined)

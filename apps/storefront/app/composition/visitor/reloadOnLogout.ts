import type { SessionState } from '@store/api-client/contract/ports'
import type { VisitorStores } from '@store/host'

/**
 * Reloads a page when its user has logged out in another tab, or before the visitor went back to it. Typed text and
 * data in the document belong to that user. Call it before the session is read.
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
    // The response to this page's own logout may be the first after a lost connection; then the caller navigates.
    if (source === 'reconnection') return
    const now = session.getState()
    if (owner === undefined || owner === nameOf(now)) return
    // Drafts of the next user are not the former user's.
    if (now.kind === 'guest') deleteFormDrafts()
    // Nothing is shown until the page is loaded, and the browser has no fields to restore.
    document.body.replaceChildren()
    load()
  })
}

const nameOf = (session: SessionState) => (session.kind === 'user' ? session.firstName : undefined)

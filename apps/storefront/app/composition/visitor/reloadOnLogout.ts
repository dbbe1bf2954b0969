import type { SessionState } from '@store/api-client/contract/ports'
import type { VisitorStores } from '@store/host'

/**
 * Loads a page again once its user has logged out elsewhere: in another tab, or before Back led to it. What is typed on
 * it, and the data in its document, belong to that user. Call it before the session is read.
 */
export function reloadOnLogout(
  { session, onElsewhere }: Pick<VisitorStores, 'session' | 'onElsewhere'>,
  forgetDrafts: () => void,
  load: () => void = () => window.location.reload(),
): void {
  let owner: string | undefined
  session.subscribe((now) => {
    owner ??= nameOf(now)
  })
  onElsewhere((source) => {
    // The response to this page's own logout may be the first after a lost connection: its caller goes elsewhere.
    if (source === 'reconnection') return
    const now = session.getState()
    if (owner === undefined || owner === nameOf(now)) return
    // Drafts of the next user are not the former one's.
    if (now.kind === 'guest') forgetDrafts()
    // Nothing is shown until the page is loaded, and the browser has no field to fill again.
    document.body.replaceChildren()
    load()
  })
}

const nameOf = (session: SessionState) => (session.kind === 'user' ? session.firstName : undefined)

import type { Reload } from '@store/api-client/contract/ports'

/** What loads the page anew, and what is known of the last time. */
export interface ReloadPorts {
  /** The moment of the last reload of this tab; one that cannot be kept is forgotten at once. */
  readonly stamp: { readonly read: () => unknown; readonly write: (value: { readonly at: number }) => void }
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Milliseconds this document has been there, if a reload brought it. */
  readonly sinceReload: () => number | undefined
  readonly load: () => void
}

// More than one reload in this time would be a loop. In milliseconds.
const calm = 30_000

/** Makes what loads the page anew, at most once in half a minute; one that was only asleep stays. */
export function createReload({ stamp, now, sinceReload, load }: ReloadPorts): Reload {
  const last = () => {
    const kept = stamp.read()
    return typeof kept === 'object' && kept !== null && 'at' in kept ? Number(kept.at) : 0
  }
  return (reason) => {
    // What came back from the back-forward cache is brought up to date where it stands: nothing may be lost.
    if (reason === 'pageRestored') return
    const at = now()
    // A clock that was set back must not forbid it for longer.
    if (Math.abs(at - last()) < calm) return
    stamp.write({ at })
    // Where storage is blocked, only the document itself knows that a reload brought it.
    if (last() !== at && (sinceReload() ?? calm) < calm) return
    load()
  }
}

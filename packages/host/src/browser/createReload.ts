import type { Reload } from '@store/api-client/contract/ports'

/** Ports of `createReload`. */
export interface ReloadPorts {
  /** Time of this tab's last reload; lost immediately if storage is blocked. */
  readonly stamp: { readonly read: () => unknown; readonly write: (value: { readonly at: number }) => void }
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Age of this document in milliseconds, if a reload created it. */
  readonly sinceReload: () => number | undefined
  /** Whether the browser is already on its way to another document. */
  readonly isNavigationPending: () => boolean
  readonly load: () => void
}

// Minimum interval in milliseconds: more reloads would be a loop.
const minIntervalMs = 30_000

/**
 * Creates the reload function: at most once in half a minute, and never for a page restored from the back-forward
 * cache. Firefox fails pending imports when a navigation begins: a reload for a missing script would cancel it.
 */
export function createReload({ stamp, now, sinceReload, isNavigationPending, load }: ReloadPorts): Reload {
  const last = () => {
    const stored = stamp.read()
    return typeof stored === 'object' && stored !== null && 'at' in stored ? Number(stored.at) : 0
  }
  return (reason) => {
    // A page restored from the back-forward cache is updated in place, so that no input is lost.
    if (reason === 'pageRestored') return
    if (reason === 'scriptMissing' && isNavigationPending()) return
    const at = now()
    // A clock that was set back must not block reloads for longer.
    if (Math.abs(at - last()) < minIntervalMs) return
    stamp.write({ at })
    // With blocked storage, only the document itself knows that a reload created it.
    if (last() !== at && (sinceReload() ?? minIntervalMs) < minIntervalMs) return
    load()
  }
}

import type { Reload } from '@store/api-client/contract/ports'

/** Ports of `createRateLimitedReload`. */
export interface ReloadPorts {
  /** Time of this tab's last reload; lost immediately if storage is blocked. */
  readonly stamp: { readonly read: () => unknown; readonly write: (value: { readonly at: number }) => void }
  /** Milliseconds since 1970. */
  readonly now: () => number
  /** Age of this document in milliseconds, if a reload created it. */
  readonly sinceReload: () => number | undefined
  /** Whether the browser is already navigating to another document. */
  readonly isNavigationPending: () => boolean
  readonly load: () => void
}

// Minimum interval in milliseconds, because more frequent reloads would be a loop.
const minIntervalMs = 30_000

/**
 * Creates the reload function: it reloads at most once in half a minute, and never a page restored from the
 * back/forward cache. It does not reload during a navigation, because Firefox fails pending imports when a navigation
 * begins, and a reload for a missing script would cancel the navigation.
 */
export function createRateLimitedReload({
  stamp,
  now,
  sinceReload,
  isNavigationPending,
  load,
}: ReloadPorts): Reload {
  const last = () => {
    const stored = stamp.read()
    return typeof stored === 'object' && stored !== null && 'at' in stored ? Number(stored.at) : 0
  }
  return (reason) => {
    // A page restored from the back/forward cache is updated in place, so that no input is lost.
    if (reason === 'pageRestored') return
    if (reason === 'scriptMissing' && isNavigationPending()) return
    const at = now()
    // A clock that was set back must not block reloads for long.
    if (Math.abs(at - last()) < minIntervalMs) return
    stamp.write({ at })
    // If storage is blocked, the time of the last reload is unknown, so the age of a reloaded document is used instead.
    if (last() !== at && (sinceReload() ?? minIntervalMs) < minIntervalMs) return
    load()
  }
}

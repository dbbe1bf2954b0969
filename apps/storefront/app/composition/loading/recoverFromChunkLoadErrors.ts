/** Ports of `recoverFromChunkLoadErrors`. */
export interface ChunkRecoveryPorts {
  /** Resolves once no pending change is unsent: a reload would lose it. */
  readonly waitForPendingChanges: () => Promise<void>
  /** Reloads the page. */
  readonly reload: () => void
}

/**
 * Failures within this time, in milliseconds, count as one: when a navigation begins, Firefox and WebKit fail all
 * pending imports, and a reload would cancel the navigation.
 */
const burstMs = 1_000

/**
 * Recovers from failed dynamic imports: browsers cache the failure for the lifetime of the document. The first
 * failure is reported like any other error, and the page is reloaded when the network is back or on the next
 * request for the script; never before pending changes are sent, and when the network is back not while the visitor
 * types.
 */
export function recoverFromChunkLoadErrors({ waitForPendingChanges, reload }: ChunkRecoveryPorts): void {
  let failedAt: number | undefined
  const recover = async () => {
    // The caller handles the failure first, and may fall back, for example to a native confirm dialog.
    await new Promise((resolve) => setTimeout(resolve))
    await waitForPendingChanges()
    reload()
  }
  window.addEventListener('vite:preloadError', () => {
    const now = performance.now()
    failedAt ??= now
    if (now - failedAt >= burstMs && navigator.onLine) void recover()
  })
  window.addEventListener('online', async () => {
    if (failedAt === undefined) return
    await waitForPendingChanges()
    if (!document.activeElement?.matches('input, textarea, select')) reload()
  })
}

/** Ports of `recoverFromChunkLoadErrors`. */
export interface ChunkRecoveryPorts {
  /** Resolves once no pending change is unsent: a reload would lose it. */
  readonly waitForPendingChanges: () => Promise<void>
  /** Reloads the page. */
  readonly reload: () => void
}

/**
 * Recovers from failed dynamic imports: browsers cache the failure for the lifetime of the document. The first
 * failure is reported like any other error, and the page is reloaded when the network is back or on the next
 * request for the script; never before pending changes are sent, and when the network is back not while the visitor
 * types.
 */
export function recoverFromChunkLoadErrors({ waitForPendingChanges, reload }: ChunkRecoveryPorts): void {
  let isMissing = false
  const recover = async () => {
    // The caller handles the failure first, and may fall back, for example to a native confirm dialog.
    await new Promise((resolve) => setTimeout(resolve))
    await waitForPendingChanges()
    reload()
  }
  window.addEventListener('vite:preloadError', () => {
    if (isMissing && navigator.onLine) void recover()
    isMissing = true
  })
  window.addEventListener('online', async () => {
    if (!isMissing) return
    await waitForPendingChanges()
    if (!document.activeElement?.matches('input, textarea, select')) reload()
  })
}

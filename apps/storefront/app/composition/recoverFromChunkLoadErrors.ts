/** What brings a page's missing scripts. */
export interface ChunkRecoveryPorts {
  /** Settles once nothing the visitor changed waits to be sent: a document that goes takes it along. */
  readonly waitForPendingChanges: () => Promise<void>
  /** Loads the page anew. */
  readonly reload: () => void
}

/**
 * A script that could not be loaded stays missing in this document: browsers keep the failure. So the first failure
 * is told like any other, and the page is loaded anew when the network is back, or when the wish comes again; never
 * before what was changed meanwhile is sent, and when the network is back not under the fingers of who types.
 */
export function recoverFromChunkLoadErrors({ waitForPendingChanges, reload }: ChunkRecoveryPorts): void {
  let isMissing = false
  const recover = async () => {
    // Whoever wanted the script hears of its failure first, and may do without: a question is asked by the browser then.
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

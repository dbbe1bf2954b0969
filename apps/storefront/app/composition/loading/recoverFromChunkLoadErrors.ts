/** Ports of `recoverFromChunkLoadErrors`. */
export interface ChunkRecoveryPorts {
  /** Resolves once no pending change is unsent: a reload would lose it. */
  readonly waitForPendingChanges: () => Promise<void>
  /** Asks whether the store is ready: a reload into an error would lose the page. */
  readonly isStoreReady: () => Promise<boolean>
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
export function recoverFromChunkLoadErrors(ports: ChunkRecoveryPorts): void {
  const { waitForPendingChanges, isStoreReady, reload } = ports
  let failedAt: number | undefined
  const recover = async (isWelcome = () => true) => {
    // The caller handles the failure first, and may fall back, for example to a native confirm dialog.
    await new Promise((resolve) => setTimeout(resolve))
    await waitForPendingChanges()
    if ((await isStoreReady()) && isWelcome()) reload()
  }
  window.addEventListener('vite:preloadError', () => {
    const now = performance.now()
    failedAt ??= now
    if (now - failedAt >= burstMs && navigator.onLine) void recover()
  })
  window.addEventListener('online', () => {
    if (failedAt !== undefined)
      void recover(() => !document.activeElement?.matches('input, textarea, select'))
  })
}

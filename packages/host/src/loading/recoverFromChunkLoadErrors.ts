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
 * Recovers from failed dynamic imports: browsers cache the failure for the lifetime of the document. The first
 * failure is reported like any other error, and the page is reloaded when the network is back or on the next
 * request for the script by a tap or key: when a navigation begins, Firefox and WebKit fail all pending imports, and a
 * reload would cancel it. Never before pending changes are sent, and when the network is back not while the visitor
 * types.
 */
export function recoverFromChunkLoadErrors(ports: ChunkRecoveryPorts): void {
  const { waitForPendingChanges, isStoreReady, reload } = ports
  let isMissing = false
  let isAskedAgain = false
  const recover = async (isWelcome = () => true) => {
    // The caller handles the failure first, and may fall back, for example to a native confirm dialog.
    await new Promise((resolve) => setTimeout(resolve))
    await waitForPendingChanges()
    if ((await isStoreReady()) && isWelcome()) reload()
  }
  window.addEventListener('vite:preloadError', () => {
    if (isAskedAgain && navigator.onLine) void recover()
    isMissing = true
  })
  const ask = () => {
    isAskedAgain = isMissing
  }
  for (const input of ['pointerdown', 'keydown', 'click'])
    window.addEventListener(input, ask, { capture: true, passive: true })
  window.addEventListener('online', () => {
    if (isMissing) void recover(() => !document.activeElement?.matches('input, textarea, select'))
  })
}

/** Ports of `recoverFromChunkLoadErrors`. */
export interface ChunkRecoveryPorts {
  /** Resolves when all pending changes are sent, because a reload would lose them. */
  readonly waitForPendingChanges: () => Promise<void>
  /** Asks the server whether the store is ready; if it is not, a reload would replace the page with an error. */
  readonly isStoreReady: () => Promise<boolean>
  /** Reloads the page. */
  readonly reload: () => void
}

/**
 * Recovers from failed dynamic imports: browsers cache the failure for the lifetime of the document, so only a reload
 * helps. The first failure is reported like any other error. The page is reloaded when the network is online again,
 * unless the visitor is typing, or when a tap or key requests the script again. It is not reloaded before pending
 * changes are sent, nor during a navigation: Firefox and WebKit fail all pending imports when one begins, and a reload
 * would cancel it.
 */
export function recoverFromChunkLoadErrors(ports: ChunkRecoveryPorts): void {
  const { waitForPendingChanges, isStoreReady, reload } = ports
  let isMissing = false
  let isAskedAgain = false
  const recover = async (isWelcome = () => true) => {
    // The caller handles the failure first and may use a fallback, such as a native confirm dialog.
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

import type { Server } from 'node:http'

/** How a server goes. */
export interface ShutdownOptions {
  /** Says "not ready" from now on. */
  readonly markNotReady: () => void
  /** Milliseconds balancers get to see that before the door closes. */
  readonly drainMs: number
  /** Closes what the server worked with. */
  readonly close: () => Promise<void>
}

// Whoever is still being answered after this is cut off.
const graceMs = 10_000

/**
 * Stops gracefully on SIGTERM and SIGINT: not ready any more, then no new connections, those under way are finished,
 * then all is closed. A second signal does not wait for balancers.
 */
export function shutDownOnSignal(
  server: Server,
  { markNotReady, drainMs, close }: ShutdownOptions,
  exit: (code: number) => void,
): void {
  let isStopping = false
  let isClosing = false
  // Whoever is answered from now on takes the next question elsewhere.
  server.prependListener('request', (_, response) => {
    if (isStopping) response.setHeader('connection', 'close')
    // A connection kept alive by an answer that was under way would hold the door open for seconds.
    response.once('close', () => {
      if (isClosing) setImmediate(() => server.closeIdleConnections())
    })
  })
  const shut = () => {
    if (isClosing) return
    isClosing = true
    const cut = setTimeout(() => server.closeAllConnections(), graceMs)
    server.close(() => {
      clearTimeout(cut)
      close().then(
        () => exit(0),
        () => exit(1),
      )
    })
    server.closeIdleConnections()
  }
  const stop = () => {
    if (isStopping || drainMs === 0) shut()
    else setTimeout(shut, drainMs)
    isStopping = true
    markNotReady()
  }
  process.on('SIGTERM', stop)
  process.on('SIGINT', stop)
}

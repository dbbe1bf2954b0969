import type { Server } from 'node:http'

/** Options of a server shutdown. */
export interface ShutdownOptions {
  /** Makes the readiness check fail from now on. */
  readonly markNotReady: () => void
  /** Milliseconds that load balancers get to notice, before the server stops accepting connections. */
  readonly drainMs: number
  /** Closes the server's resources. */
  readonly close: () => Promise<void>
}

// After this time, open requests are aborted.
const graceMs = 10_000

/**
 * Shuts down gracefully on SIGTERM and SIGINT: fails the readiness check, accepts no new connections, finishes open
 * requests, then closes everything. A second signal skips the wait for load balancers.
 */
export function shutDownOnSignal(
  server: Server,
  { markNotReady, drainMs, close }: ShutdownOptions,
  exit: (code: number) => void,
): void {
  let isStopping = false
  let isClosing = false
  // Closes connections after their response during a shutdown, so that clients send their next request to another
  // instance.
  server.prependListener('request', (_, response) => {
    if (isStopping) response.setHeader('connection', 'close')
    // A kept-alive connection would delay the shutdown for seconds.
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

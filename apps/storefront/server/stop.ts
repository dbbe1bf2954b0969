import type { Server } from 'node:http'

// Whoever is still being answered after this is cut off.
const graceMs = 10_000

/** Stops gracefully: no new connections, those under way are finished, then `close` is called. */
export function stopOnSignal(server: Server, close: () => Promise<void>, exit: (code: number) => void): void {
  let isStopping = false
  const stop = () => {
    if (isStopping) return
    isStopping = true
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
  process.once('SIGTERM', stop)
  process.once('SIGINT', stop)
}

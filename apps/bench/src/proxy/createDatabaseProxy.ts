import { once } from 'node:events'
import { connect, createServer, type Socket } from 'node:net'

/** A proxy between a store and its Postgres that can fail. */
export interface DatabaseProxy {
  /** URL of the database through the proxy. */
  readonly url: string
  /** Breaks every connection; accepts new ones. */
  readonly cut: () => void
  /** Breaks every connection and refuses new ones. */
  readonly refuse: () => Promise<void>
  /**
   * Accepts connections and data but delivers nothing, like an unreachable machine; neither side notices that the other
   * has disconnected.
   */
  readonly hang: () => void
  /**
   * Lets new connections through again. Connections that hung stay dead; if one side has closed such a connection, the
   * other side is disconnected now.
   */
  readonly restore: () => Promise<void>
  readonly close: () => Promise<void>
}

interface Pair {
  readonly near: Socket
  readonly far: Socket
}

/** Creates a proxy in front of a database. */
export async function createDatabaseProxy(databaseUrl: string): Promise<DatabaseProxy> {
  const to = new URL(databaseUrl)
  const pairs = new Set<Pair>()
  let isHanging = false

  const hangPair = ({ near, far }: Pair) => {
    near.unpipe().resume()
    far.unpipe().resume()
  }
  const drop = (pair: Pair) => {
    pairs.delete(pair)
    pair.near.resetAndDestroy()
    pair.far.resetAndDestroy()
  }
  const server = createServer((near) => {
    const pair: Pair = { near, far: connect(Number(to.port), to.hostname) }
    pairs.add(pair)
    near.pipe(pair.far).pipe(near)
    if (isHanging) hangPair(pair)
    for (const side of [near, pair.far]) {
      // Errors of broken connections are intended and ignored; the event `close` follows.
      side.on('error', () => undefined)
      side.on('close', () => {
        if (!isHanging) drop(pair)
      })
    }
  })
  const listen = async (port: number) => {
    server.listen(port, '127.0.0.1')
    await once(server, 'listening')
  }
  await listen(0)
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  const url = new URL(databaseUrl)
  url.host = `127.0.0.1:${port}`

  const cut = () => {
    for (const pair of pairs) drop(pair)
  }
  const refuse = async () => {
    if (!server.listening) return
    const closed = once(server, 'close')
    server.close()
    cut()
    await closed
  }
  return {
    url: url.href,
    cut,
    refuse,
    hang: () => {
      isHanging = true
      for (const pair of pairs) hangPair(pair)
    },
    restore: async () => {
      isHanging = false
      for (const pair of pairs) if (pair.near.destroyed || pair.far.destroyed) drop(pair)
      if (!server.listening) await listen(port)
    },
    close: refuse,
  }
}

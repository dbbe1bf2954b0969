import { once } from 'node:events'
import { createServer } from 'node:net'

/**
 * These ports are below those that systems use for outgoing connections, because a connection could take such a port
 * before the caller listens on it.
 */
const range = { from: 20_000, to: 32_000 } as const
const mostTries = 100
const given = new Set<number>()

/** Returns a free port of this machine; no port is returned twice. */
export async function findFreePort(): Promise<number> {
  for (let tries = 0; tries < mostTries; tries += 1) {
    const port = range.from + Math.floor(Math.random() * (range.to - range.from))
    if (given.has(port)) continue
    given.add(port)
    if (await isFree(port)) return port
  }
  throw new Error(
    `findFreePort: none of ${mostTries} ports was free. Are servers of earlier runs still there?`,
  )
}

async function isFree(port: number): Promise<boolean> {
  const server = createServer().listen(port, '127.0.0.1')
  try {
    await once(server, 'listening')
  } catch {
    return false
  }
  server.close()
  await once(server, 'close')
  return true
}

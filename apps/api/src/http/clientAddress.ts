import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { networkOf } from './networkOf.ts'

/** Returns the network address that rate limits count by; a proxy's header counts only if the proxy is trusted. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  // Our own proxy wrote the last entry; a client may have forged the earlier ones.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || connection(c))
}

// An in-process request (from a test) has no connection.
function connection(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}

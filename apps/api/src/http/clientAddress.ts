import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { networkOf } from './networkOf.ts'

/** The network address limits are counted by; a proxy's word is taken only where the proxy is trusted. */
export function clientAddress(c: Context, trustProxy: boolean): string {
  // The last entry is the one our own proxy wrote; those before it anybody may have sent.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return networkOf(forwarded || connection(c))
}

// A request handed over in process (by a test) has no connection.
function connection(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}

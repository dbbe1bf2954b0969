import type { HttpBindings } from '@hono/node-server'
import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'
import { getIpNetwork } from './getIpNetwork.ts'

/** Returns the network address by which rate limits count; a proxy's header is used only if the proxy is trusted. */
export function getClientIpAddress(c: Context, trustProxy: boolean): string {
  // Our own proxy has written the last entry; a client may have forged the earlier ones.
  const forwarded = trustProxy ? c.req.header('x-forwarded-for')?.split(',').at(-1)?.trim() : undefined
  return getIpNetwork(forwarded || connection(c))
}

// An in-process request (of a page that is rendered, or in a test) has no connection. Without this check, reading the
// address would throw an error in each such request, which took 2 % of a page's CPU time.
function connection(c: Context<{ Bindings: Partial<HttpBindings> }>): string {
  return c.env?.incoming ? (getConnInfo(c).remote.address ?? 'unknown') : 'in-process'
}

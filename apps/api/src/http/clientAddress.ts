import { getConnInfo } from '@hono/node-server/conninfo'
import type { Context } from 'hono'

/** The network address limits are counted by: an IPv4 address, or the /64 of an IPv6 one. */
export function clientAddress(c: Context): string {
  const address = connection(c)
  return address.includes(':') && !address.includes('.') ? address.split(':').slice(0, 4).join(':') : address
}

// A request handed over in process (by a test) has no connection.
function connection(c: Context): string {
  try {
    return getConnInfo(c).remote.address ?? 'unknown'
  } catch {
    return 'in-process'
  }
}

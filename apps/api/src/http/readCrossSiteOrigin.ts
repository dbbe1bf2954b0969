import type { Context } from 'hono'

/**
 * Returns the allowed partner of a cross-site request, for which browsers neither store nor send cookies of the store;
 * otherwise undefined. Only browsers send this header, and forging it has no benefit.
 */
export function readCrossSiteOrigin(c: Context, partnerOrigins: readonly string[]): string | undefined {
  const origin = c.req.header('origin')
  if (origin === undefined || c.req.header('sec-fetch-site') !== 'cross-site') return undefined
  return partnerOrigins.includes(origin) ? origin : undefined
}

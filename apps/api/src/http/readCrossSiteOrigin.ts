import type { Context } from 'hono'

/**
 * The listed partner whose page asks from another site, so that the browser keeps and sends no cookie of the store;
 * none for everybody else. Browsers alone can say so, and lose by it.
 */
export function readCrossSiteOrigin(c: Context, partnerOrigins: readonly string[]): string | undefined {
  const origin = c.req.header('origin')
  if (origin === undefined || c.req.header('sec-fetch-site') !== 'cross-site') return undefined
  return partnerOrigins.includes(origin) ? origin : undefined
}

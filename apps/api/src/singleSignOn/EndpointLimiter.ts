import type { Context } from 'hono'

/** Counts a request against the limit of its network, per endpoint. */
export type EndpointLimiter = (c: Context, endpoint: string) => Promise<void>

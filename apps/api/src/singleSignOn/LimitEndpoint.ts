import type { Context } from 'hono'

/** Counts a request against the limit of its network, per endpoint. */
export type LimitEndpoint = (c: Context, endpoint: string) => Promise<void>

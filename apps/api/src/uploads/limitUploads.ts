import type { MiddlewareHandler } from 'hono'
import type { AppDeps } from '../AppDeps.ts'
import { type RateLimiter, tooManyRequestsError } from '../http/createRateLimiter.ts'
import { getClientIpAddress } from '../http/getClientIpAddress.ts'
import { HttpError } from '../http/HttpError.ts'

// Maximum numbers of uploads in progress, because these are kept in memory.
const most = { atOnce: 16, perNetwork: 6 } as const
const hour = 60 * 60 * 1000

/** Counts uploads and limits the number of concurrent ones, before their bodies are read. */
export function limitUploads(
  { limits, trustProxy }: Pick<AppDeps, 'limits' | 'trustProxy'>,
  sharedRateLimiter: RateLimiter,
): MiddlewareHandler {
  const uploads: string[] = []
  return async (c, next) => {
    if (c.req.method !== 'POST') return next()
    const network = getClientIpAddress(c, trustProxy)
    if (uploads.length >= most.atOnce) throw new HttpError(503, 'busy', ({ errors }) => errors.tryAgain)
    if (uploads.filter((one) => one === network).length >= most.perNetwork) throw tooManyRequestsError()
    uploads.push(network)
    try {
      await sharedRateLimiter.use(`upload:${network}`, limits.uploadsPerNetwork, hour)
      await next()
    } finally {
      uploads.splice(uploads.indexOf(network), 1)
    }
  }
}

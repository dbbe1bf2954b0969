import type { trackingCalls } from '@store/api-client/contract/tracking'
import type { AppDeps } from '../AppDeps.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { LocalRateLimiter } from '../http/createLocalRateLimiter.ts'
import { HttpError } from '../http/HttpError.ts'
import { createTrackingRepo } from './createTrackingRepo.ts'

const minute = 60_000

/**
 * Handles the tracking requests, which neither request nor store the visitor's identity. Events above the rate limit
 * are dropped and counted, because pages do not retry a beacon.
 */
export const trackingHandlers = (
  { db, clock, limits, brand, metrics }: Pick<AppDeps, 'db' | 'clock' | 'limits' | 'brand' | 'metrics'>,
  rateLimiter: LocalRateLimiter,
): CallGroupHandlers<typeof trackingCalls> => {
  const repo = createTrackingRepo(db)
  const admit = (address: string, sites: readonly string[]): boolean => {
    if (sites.some((site) => site !== brand.slug)) {
      throw new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'site')
    }
    const isKept =
      rateLimiter.tryUse(`tracked:${address}`, limits.trackedPerNetwork, minute, sites.length) &&
      rateLimiter.tryUse('tracked', limits.trackedEvents, minute, sites.length)
    if (!isKept) metrics?.metrics.eventsDropped(sites.length)
    return isKept
  }
  return {
    behaviour: async (items, { network }) => {
      const sites = items.map(({ site }) => site)
      if (admit(network, sites)) await repo.keepItems(items, clock.now())
      return { status: true }
    },

    step: async (step, { network }) => {
      if (admit(network, [step.site])) await repo.keepStep(step, clock.now())
      return { status: true }
    },

    webVitals: async (vitals) => {
      metrics?.metrics.webVitals(vitals)
      return { status: true }
    },
  }
}

import type { trackingCalls } from '@store/api-client/contract/tracking'
import type { AppDeps } from '../AppDeps.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import { Refusal } from '../http/Refusal.ts'
import { createTrackingRepo } from './createTrackingRepo.ts'

const minute = 60_000

/**
 * Answers the tracking calls; who the visitor is they neither ask nor keep. Events above a limit are
 * dropped and counted: no page sends a beacon again.
 */
export const trackingHandlers = (
  { db, clock, limits, brand, metrics }: Pick<AppDeps, 'db' | 'clock' | 'limits' | 'brand' | 'metrics'>,
  rush: RushLimit,
): Handlers<typeof trackingCalls> => {
  const repo = createTrackingRepo(db)
  const admit = async (address: string, sites: readonly string[]) => {
    await rush.use(`tracking:${address}`, limits.beaconsPerNetwork, minute)
    if (sites.some((site) => site !== brand.slug)) {
      throw new Refusal(400, 'invalid', 'Something went wrong, Please try again...', 'site')
    }
    const isKept =
      rush.tryUse(`tracked:${address}`, limits.trackedPerNetwork, minute, sites.length) &&
      rush.tryUse('tracked', limits.trackedEvents, minute, sites.length)
    if (!isKept) metrics?.metrics.eventsDropped(sites.length)
    return isKept
  }
  return {
    behaviour: async (items, { address }) => {
      const sites = items.map(({ site }) => site)
      if (await admit(address, sites)) await repo.keepItems(items, clock.now())
      return { status: true }
    },

    step: async (step, { address }) => {
      if (await admit(address, [step.site])) await repo.keepStep(step, clock.now())
      return { status: true }
    },
  }
}

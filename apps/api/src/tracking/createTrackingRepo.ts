import type { BehaviourEvent, TrackedCheckoutStep } from '@store/api-client/contract/tracking'
import type { Database } from '../db/Database.ts'
import { checkoutSteps, trackedEvents } from '../db/schema/trackedEvents.ts'

/** Creates the repository of tracked events. A browser may send a beacon twice, but each event is stored once. */
export const createTrackingRepo = (db: Database) => ({
  async keepItems(items: readonly BehaviourEvent[], createdAt: Date): Promise<void> {
    const rows = items.map(({ at, ...item }) => ({ ...item, happenedAt: new Date(at), createdAt }))
    await db.insert(trackedEvents).values(rows).onConflictDoNothing()
  },

  async keepStep({ at, visitStartedAt, ...step }: TrackedCheckoutStep, createdAt: Date): Promise<void> {
    await db
      .insert(checkoutSteps)
      .values({
        ...step,
        visitStartedAt: new Date(visitStartedAt),
        happenedAt: new Date(at),
        createdAt,
      })
      .onConflictDoNothing()
  },
})

import type { Database } from '../db/Database.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { createReferralRepo } from './createReferralRepo.ts'

/** Points that a friend and whoever brought them get, each. */
export const referralPoints = 100

/**
 * Gives a friend and whoever brought them their points, once, when the friend's first order is delivered: inside the
 * transaction that says so.
 */
export async function rewardReferral(tx: Database, userId: number | null, now: Date): Promise<void> {
  if (userId === null) return
  const by = await createReferralRepo(tx).reward(userId, now)
  if (by === undefined) return
  const entry = { kind: 'earned' as const, points: referralPoints, createdAt: now }
  await tx.insert(pointEntries).values([
    { ...entry, userId },
    { ...entry, userId: by },
  ])
}

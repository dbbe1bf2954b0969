import type { Database } from '../db/Database.ts'
import { pointEntries } from '../db/schema/pointEntries.ts'
import { createReferralRepo } from './createReferralRepo.ts'

/** Points that the referrer and the referee (referred customer) each earn. */
export const referralPoints = 100

/**
 * Credits the referral points to referee and referrer once, when the referee's first order is delivered, in the
 * transaction that records the delivery.
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

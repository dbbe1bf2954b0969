import { and, isNull, lt, or } from 'drizzle-orm'
import { restoreMs } from '../cart/moveLines.ts'
import { enquiryLinkLife } from '../corporate/enquiryLinkLife.ts'
import type { Database } from '../db/Database.ts'
import { allowances } from '../db/schema/allowances.ts'
import { captchas } from '../db/schema/captchas.ts'
import { cartAdds, cartLines } from '../db/schema/carts.ts'
import { enquiries } from '../db/schema/enquiries.ts'
import { googleProofs } from '../db/schema/googleProofs.ts'
import { mails } from '../db/schema/mails.ts'
import { reorders } from '../db/schema/orders.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { partnerPasses } from '../db/schema/partnerPasses.ts'
import { orderSteps, trackedEvents } from '../db/schema/trackedEvents.ts'
import { sessions } from '../db/schema/users.ts'
import { sessionLife } from '../http/sessionLife.ts'

const day = 24 * 60 * 60 * 1000

/** How long some things are kept. */
export interface Keeping {
  /** Days what was counted is kept. @default 30 */
  readonly trackingDays?: number
}

/** Takes away what no one can use any more: ended sessions with their guests' carts, old codes, keys of reorders and Google's words, limits and mails. */
export async function sweep(db: Database, now: Date, { trackingDays = 30 }: Keeping = {}): Promise<void> {
  const before = (ms: number) => new Date(now.getTime() - ms)
  await db
    .delete(sessions)
    .where(
      or(lt(sessions.seenAt, before(sessionLife.idle)), lt(sessions.createdAt, before(sessionLife.absolute))),
    )
  await db.delete(cartLines).where(lt(cartLines.removedAt, before(restoreMs)))
  await db.delete(cartAdds).where(lt(cartAdds.createdAt, before(day)))
  await db.delete(otpChallenges).where(lt(otpChallenges.expiresAt, before(day)))
  await db.delete(partnerPasses).where(lt(partnerPasses.createdAt, before(day)))
  await db.delete(googleProofs).where(lt(googleProofs.createdAt, before(day)))
  await db.delete(captchas).where(lt(captchas.expiresAt, before(day)))
  await db
    .delete(enquiries)
    .where(and(isNull(enquiries.confirmedAt), lt(enquiries.createdAt, before(enquiryLinkLife + day))))
  await db.delete(reorders).where(lt(reorders.createdAt, before(day)))
  await db.delete(allowances).where(lt(allowances.windowEnd, now))
  await db.delete(trackedEvents).where(lt(trackedEvents.createdAt, before(trackingDays * day)))
  await db.delete(orderSteps).where(lt(orderSteps.createdAt, before(trackingDays * day)))
  await db.delete(mails).where(lt(mails.createdAt, before(7 * day)))
}

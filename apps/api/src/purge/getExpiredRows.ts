import { isNull } from 'drizzle-orm'
import { restoreWindowMs } from '../cart/index.ts'
import { enquiryLinkLifetimeMs } from '../corporate/index.ts'
import type { ExpiredRows } from '../db/purgeExpiredRows.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { captchas } from '../db/schema/captchas.ts'
import { cartIdempotencyKeys, cartLines } from '../db/schema/carts.ts'
import { enquiries } from '../db/schema/enquiries.ts'
import { googleLogins } from '../db/schema/googleLogins.ts'
import { mails } from '../db/schema/mails.ts'
import { reorders } from '../db/schema/orders.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { partnerAuthorizationCodes } from '../db/schema/partnerAuthorizationCodes.ts'
import { paymentEvents } from '../db/schema/payments.ts'
import { rateLimits } from '../db/schema/rateLimits.ts'
import { ssoGrants } from '../db/schema/ssoGrants.ts'
import { ssoKeys } from '../db/schema/ssoKeys.ts'
import { checkoutSteps, trackedEvents } from '../db/schema/trackedEvents.ts'
import { sessions } from '../db/schema/users.ts'
import { sessionLifetimes } from '../http/sessionLifetimes.ts'
import { ssoKeyRetentionMs } from '../singleSignOn/index.ts'

const day = 24 * 60 * 60 * 1000

/** Retention of records. */
export interface RetentionPeriods {
  /** Retention of tracked events in days. @default 30 */
  readonly trackingDays?: number
  /** Retention of confirmed enquiries in days. @default 365 */
  readonly enquiryDays?: number
  /** Retention of the list of deleted accounts in days. @default 400 */
  readonly deletionDays?: number
}

/** Returns the expired rows of each table; a guest's cart is deleted with the session. */
export function getExpiredRows(
  now: Date,
  { trackingDays = 30, enquiryDays = 365, deletionDays = 400 }: RetentionPeriods = {},
): readonly ExpiredRows[] {
  const ago = (ms: number) => new Date(now.getTime() - ms)
  return [
    { table: sessions, column: sessions.seenAt, before: ago(sessionLifetimes.idle) },
    { table: sessions, column: sessions.createdAt, before: ago(sessionLifetimes.absolute) },
    { table: cartLines, column: cartLines.removedAt, before: ago(restoreWindowMs) },
    { table: cartIdempotencyKeys, column: cartIdempotencyKeys.createdAt, before: ago(day) },
    { table: otpChallenges, column: otpChallenges.expiresAt, before: ago(day) },
    { table: partnerAuthorizationCodes, column: partnerAuthorizationCodes.createdAt, before: ago(day) },
    { table: ssoGrants, column: ssoGrants.createdAt, before: ago(day) },
    { table: ssoKeys, column: ssoKeys.createdAt, before: ago(ssoKeyRetentionMs) },
    { table: googleLogins, column: googleLogins.createdAt, before: ago(day) },
    { table: captchas, column: captchas.expiresAt, before: ago(day) },
    {
      table: enquiries,
      column: enquiries.createdAt,
      before: ago(enquiryLinkLifetimeMs + day),
      where: isNull(enquiries.confirmedAt),
    },
    { table: enquiries, column: enquiries.createdAt, before: ago(enquiryDays * day) },
    { table: accountDeletions, column: accountDeletions.deletedAt, before: ago(deletionDays * day) },
    { table: reorders, column: reorders.createdAt, before: ago(day) },
    // Gateways deliver an event again for a few days at most.
    { table: paymentEvents, column: paymentEvents.receivedAt, before: ago(90 * day) },
    { table: rateLimits, column: rateLimits.windowEnd, before: now },
    { table: trackedEvents, column: trackedEvents.createdAt, before: ago(trackingDays * day) },
    { table: checkoutSteps, column: checkoutSteps.createdAt, before: ago(trackingDays * day) },
    { table: mails, column: mails.createdAt, before: ago(7 * day) },
  ]
}

import { and, eq, notInArray } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { createCouponRepo, createCouponRules } from '../coupons/index.ts'
import type { Database } from '../db/Database.ts'
import { orders } from '../db/schema/orders.ts'
import { sessions, users } from '../db/schema/users.ts'
import { HttpError } from '../http/HttpError.ts'
import type { AuthenticatedContext, PublicContext } from '../http/RequestContext.ts'
import { acquireLoginLock } from '../login/index.ts'
import { composeMail } from '../mail/composeMail.ts'
import { eraseAccount } from './eraseAccount.ts'

/**
 * Deletes an account with its sessions, cart, favorites, addresses, cards, messages and preferences, in one
 * transaction. Orders are kept for bookkeeping without personal data. Returns its key in the list of deletions.
 */
export async function deleteAccount(
  tx: Database,
  deps: Pick<AppDeps, 'mailer' | 'brand' | 'publicOrigin' | 'clock' | 'takesCoupons' | 'secrets'>,
  { user, messages }: AuthenticatedContext & Pick<PublicContext, 'messages'>,
  typed: string,
): Promise<string> {
  const { id, email, name, verifiedAt } = user
  const { mailer, brand, clock, secrets } = deps
  if (typed.trim().toLowerCase() !== email.toLowerCase()) {
    throw new HttpError(422, 'email_wrong', ({ errors }) => errors.otherAccount, 'email')
  }
  // Logins wait for this lock. Placing an order locks the session, so a concurrent order is either visible here or
  // fails without its session.
  await acquireLoginLock(tx, email)
  await tx.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.tokenHash).for('update')
  await tx.select().from(users).where(eq(users.id, id)).for('update')
  const standing = and(eq(orders.userId, id), notInArray(orders.status, ['delivered', 'cancelled']))
  if ((await tx.select({ id: orders.id }).from(orders).where(standing).limit(1)).length > 0) {
    throw new HttpError(409, 'order_under_way', ({ errors }) => errors.orderBeforeDeletion)
  }
  await createCouponRepo(tx).rememberOrdered(user, createCouponRules(deps).hashContact, clock.now())
  const key = await eraseAccount(tx, user, { secrets, deletedAt: clock.now() })
  // No e-mail is sent to an unverified e-mail address, because its owner may never have used the shop.
  if (verifiedAt === null) return key
  const { mails } = messages
  await mailer.enqueue(
    tx,
    composeMail(
      {
        ...{ to: email, subject: mails.deletionSubject(brand.name) },
        heading: mails.deletionHeading,
        blocks: [
          { kind: 'text', text: mails.greeting(name) },
          { kind: 'text', text: mails.deletionText },
        ],
      },
      { ...deps, messages },
    ),
  )
  return key
}

import { and, eq, notInArray } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { mails } from '../db/schema/mails.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { sessions, users } from '../db/schema/users.ts'
import { Refusal } from '../http/Refusal.ts'
import { queueUp } from '../login/queueUp.ts'
import type { UserVisit } from '../users/createAccountGuard.ts'

/**
 * Deletes an account, in one transaction: with it go sessions, cart, favorites, addresses, cards, messages and
 * preferences. Orders stay for the books with nothing personal in them.
 */
export async function deleteAccount(
  tx: Database,
  { mailer, brand }: Pick<AppDeps, 'mailer' | 'brand'>,
  { user }: UserVisit,
  typed: string,
): Promise<void> {
  const { id, email, name } = user
  if (typed.trim().toLowerCase() !== email.toLowerCase()) {
    throw new Refusal(422, 'email_wrong', 'This email is not the one you are signed in with.', 'email')
  }
  // Logins wait, and who places an order holds the session: that order is seen below, or finds no session any more.
  await queueUp(tx, email)
  await tx.select().from(sessions).where(eq(sessions.userId, id)).orderBy(sessions.tokenHash).for('update')
  await tx.select().from(users).where(eq(users.id, id)).for('update')
  const standing = and(eq(orders.userId, id), notInArray(orders.status, ['delivered', 'cancelled']))
  if ((await tx.select({ id: orders.id }).from(orders).where(standing).limit(1)).length > 0) {
    throw new Refusal(
      409,
      'order_under_way',
      'An order is still on its way. You can delete your account after that.',
    )
  }
  await emptyOrders(tx, id)
  await tx.delete(otpChallenges).where(eq(otpChallenges.email, email))
  await tx.delete(mails).where(eq(mails.recipient, email))
  await tx.delete(users).where(eq(users.id, id))
  await mailer.post(tx, {
    to: email,
    subject: `Your ${brand.name} account was deleted`,
    text: `Dear ${name},\n\nyour account and what we kept with it are gone. Your past orders stay in our books, without your name and address, as the law wants it.\n`,
  })
}

/** Takes out of a user's orders what tells who gave what to whom; place, gifts and money stay. */
async function emptyOrders(tx: Database, userId: number): Promise<void> {
  const found = await tx.select().from(orders).where(eq(orders.userId, userId))
  for (const { id, receiver } of found) {
    const nobody = { title: 'Mr.', fullName: '', address: '', countryCode: '+91', contactNumber: '' } as const
    await tx
      .update(orders)
      .set({
        receiver: { ...receiver, ...nobody },
        ...{ senderName: '', message: '', requestHash: '', contents: null },
      })
      .where(eq(orders.id, id))
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    for (const { id: lineId, attributes, parts } of lines) {
      // Options are what was sold; words and pictures are the shopper's.
      const sold = (one: (typeof attributes)[number]) => one.kind === 'choice'
      await tx
        .update(orderLines)
        .set({
          attributes: attributes.filter(sold),
          parts: parts.map((part) => ({ ...part, attributes: part.attributes.filter(sold) })),
        })
        .where(eq(orderLines.id, lineId))
    }
  }
}

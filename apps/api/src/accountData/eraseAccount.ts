import { createHmac } from 'node:crypto'
import { collectAddressTexts } from '@store/api-client/contract/rules/addressFields'
import { eq } from 'drizzle-orm'
import type { Secrets } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { accountDeletions } from '../db/schema/accountDeletions.ts'
import { mails } from '../db/schema/mails.ts'
import { orderLines, orders } from '../db/schema/orders.ts'
import { otpChallenges } from '../db/schema/otpChallenges.ts'
import { type UserRow, users } from '../db/schema/users.ts'

type Account = Pick<UserRow, 'id' | 'email'>

/**
 * Returns the key of an account in the list of deletions. A new account with the same e-mail address has another key.
 */
export const getDeletionListKey = (
  { otpPepper }: Pick<Secrets, 'otpPepper'>,
  { id, email }: Account,
): string =>
  createHmac('sha256', otpPepper)
    .update(JSON.stringify(['deletion', id, email]))
    .digest('base64url')

/** Erases an account with all its data and records the deletion; its orders remain anonymized. */
export async function eraseAccount(
  tx: Database,
  account: Account,
  { secrets, deletedAt }: { readonly secrets: Secrets; readonly deletedAt: Date },
): Promise<string> {
  const { id, email } = account
  const key = getDeletionListKey(secrets, account)
  await emptyOrders(tx, id)
  await tx.delete(otpChallenges).where(eq(otpChallenges.email, email))
  await tx.delete(mails).where(eq(mails.recipient, email))
  await tx.delete(users).where(eq(users.id, id))
  await tx.insert(accountDeletions).values({ key, deletedAt }).onConflictDoNothing()
  return key
}

/** Removes giver, receiver and message from a user's orders; location, gifts and amounts remain. */
async function emptyOrders(tx: Database, userId: number): Promise<void> {
  const found = await tx.select().from(orders).where(eq(orders.userId, userId))
  for (const { id, receiver } of found) {
    const { city, pincode, country } = receiver
    const nobody = { title: 'Mr.', countryCode: '+91', ...collectAddressTexts(() => '') } as const
    await tx
      .update(orders)
      .set({
        receiver: { ...nobody, city, pincode, country },
        ...{ senderName: '', message: '', requestHash: '', contents: null },
      })
      .where(eq(orders.id, id))
    const lines = await tx.select().from(orderLines).where(eq(orderLines.orderId, id))
    for (const { id: lineId, attributes, parts } of lines) {
      // Selected options are kept, because they are the shop's data; texts and pictures are the shopper's and are
      // removed.
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

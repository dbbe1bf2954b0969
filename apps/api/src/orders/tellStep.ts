import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema/users.ts'
import { createNotificationRepo } from '../notifications/createNotificationRepo.ts'
import type { OrderRow } from './createOrderRepo.ts'
import { orderMail } from './orderMail.ts'
import type { ToldStep } from './ToldStep.ts'

/** Tells who placed an order of a step it made, in the transaction that makes it: a message in the account and a mail. */
export async function tellStep(
  tx: Database,
  { mailer, brand }: Pick<AppDeps, 'mailer' | 'brand'>,
  { id, number, userId }: Pick<OrderRow, 'id' | 'number' | 'userId'>,
  { kind, at, arrivals = [] }: ToldStep,
): Promise<void> {
  if (userId === null) return
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  await createNotificationRepo(tx).add({ userId, orderId: id, kind, createdAt: at })
  await mailer.post(tx, orderMail(user, number, brand.name, { kind, arrivals }))
}

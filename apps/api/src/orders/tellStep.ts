import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { type UserRow, users } from '../db/schema/users.ts'
import { createNotificationRepo } from '../notifications/createNotificationRepo.ts'
import type { OrderRow } from './createOrderRepo.ts'
import { orderMail } from './orderMail.ts'
import type { ToldStep } from './ToldStep.ts'

/** An order that made a step, with who placed it where that was read already. */
interface ToldOrder extends Pick<OrderRow, 'id' | 'number' | 'userId'> {
  readonly user?: UserRow
}

/** Tells who placed an order of a step it made, in the transaction that makes it: a message in the account and a mail. */
export async function tellStep(
  tx: Database,
  { mailer, brand }: Pick<AppDeps, 'mailer' | 'brand'>,
  { id, number, userId, user: known }: ToldOrder,
  { kind, at, arrivals = [] }: ToldStep,
): Promise<void> {
  if (userId === null) return
  const user = known ?? (await tx.select().from(users).where(eq(users.id, userId)))[0]
  if (!user) return
  await createNotificationRepo(tx).add({ userId, orderId: id, kind, createdAt: at })
  await mailer.post(tx, orderMail(user, number, brand.name, { kind, arrivals }))
}

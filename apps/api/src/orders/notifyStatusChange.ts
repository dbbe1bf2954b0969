import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import type { orderEvents } from '../db/schema/orders.ts'
import { users } from '../db/schema/users.ts'
import { createInvoiceRepo } from '../invoices/index.ts'
import { createNotificationRepo } from '../notifications/index.ts'
import type { OrderWithLines } from './createOrderRepo.ts'
import { enqueueStatusMail } from './enqueueStatusMail.ts'

/** Notifies the shopper of a status change, in its transaction, with a message in the account and a mail. */
export async function notifyStatusChange(
  tx: Database,
  deps: Pick<AppDeps, 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin'>,
  found: OrderWithLines,
  step: Pick<typeof orderEvents.$inferSelect, 'kind' | 'at'>,
): Promise<void> {
  const { id, userId } = found.order
  if (userId === null) return
  const [user] = await tx.select().from(users).where(eq(users.id, userId))
  if (!user) return
  await createNotificationRepo(tx).add({ userId, orderId: id, kind: step.kind, createdAt: step.at })
  const { invoice } = await createInvoiceRepo(tx).ofOrder(id)
  const hasInvoice = invoice !== undefined
  await enqueueStatusMail(tx, deps, { ...found, user, hasInvoice }, step.kind)
}

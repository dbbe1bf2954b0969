import type { Paise } from '@store/api-client/contract/money'
import { eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { users } from '../db/schema/users.ts'
import { composeRefundMail } from './composeRefundMail.ts'
import type { OrderRow } from './createOrderRepo.ts'

/** Enqueues the mail about a refund to the buyer of an order, in its transaction. */
export async function enqueueRefundMail(
  tx: Database,
  { mailer, ...shop }: Pick<AppDeps, 'mailer' | 'brand' | 'publicOrigin'>,
  order: OrderRow,
  amount: Paise,
): Promise<void> {
  if (order.userId === null) return
  const [buyer] = await tx.select().from(users).where(eq(users.id, order.userId))
  // Any visitor can order with any address, so only a verified one gets mails about an order.
  if (buyer?.verifiedAt) await mailer.enqueue(tx, composeRefundMail(buyer, order, amount, shop))
}

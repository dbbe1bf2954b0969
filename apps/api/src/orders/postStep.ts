import type { OrderStatus } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createAllowance } from '../http/createAllowance.ts'
import { orderMail, type ToldOrder } from './orderMail.ts'
import { verifyMail } from './verifyMail.ts'

/** Milliseconds in which an unverified address gets one mail. */
const silence = 30 * 24 * 60 * 60 * 1000

/**
 * Mails who placed an order that it made a step, in the transaction that makes it. Anybody can open an account from
 * abroad with anybody's address: until it is verified it gets one mail, which asks to verify it and names nobody.
 */
export async function postStep(
  tx: Database,
  {
    mailer,
    brand,
    clock,
    secrets,
    publicOrigin,
  }: Pick<AppDeps, 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin'>,
  { user, ...told }: ToldOrder & { readonly user: UserRow },
  kind: OrderStatus,
): Promise<void> {
  if (user.verifiedAt !== null) {
    await mailer.post(tx, orderMail(user, told, kind, { brand, publicOrigin }))
    return
  }
  const isFirst = await createAllowance(tx, { clock, secrets }).tryUse(
    `unverified-mail:${user.email}`,
    1,
    silence,
  )
  if (isFirst) await mailer.post(tx, verifyMail(user, told.order.number, { brand, publicOrigin }))
}

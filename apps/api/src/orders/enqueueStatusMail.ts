import type { OrderStatus } from '@store/api-client/contract/orders'
import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import { createRateLimiter } from '../http/createRateLimiter.ts'
import { findTranslation } from '../translations/index.ts'
import { composeOrderMail, type OrderMailData } from './composeOrderMail.ts'
import { composeVerificationMail } from './composeVerificationMail.ts'

/** Milliseconds during which an unverified address gets only one mail. */
const silence = 30 * 24 * 60 * 60 * 1000

/**
 * Enqueues the mail about a status change, in its transaction. Any visitor can open an account from abroad with any
 * address, so an unverified address gets only one mail, which asks to verify it and contains no name.
 */
export async function enqueueStatusMail(
  tx: Database,
  {
    mailer,
    brand,
    clock,
    secrets,
    publicOrigin,
  }: Pick<AppDeps, 'mailer' | 'brand' | 'clock' | 'secrets' | 'publicOrigin'>,
  { user, ...told }: OrderMailData & { readonly user: UserRow },
  kind: OrderStatus,
): Promise<void> {
  if (user.verifiedAt !== null) {
    const translate = await findTranslation(tx, told.order.locale)
    await mailer.enqueue(tx, composeOrderMail(user, told, kind, { brand, publicOrigin, translate }))
    return
  }
  const isFirst = await createRateLimiter(tx, { clock, secrets }).tryUse(
    `unverified-mail:${user.email}`,
    1,
    silence,
  )
  if (isFirst) await mailer.enqueue(tx, composeVerificationMail(user, told.order, { brand, publicOrigin }))
}

import type { AppDeps } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import type { UserRow } from '../db/schema/users.ts'
import { orderMail } from './orderMail.ts'
import type { ToldStep } from './ToldStep.ts'

/** Mails who placed an order that it made a step, in the transaction that makes it. */
export const postStep = (
  tx: Database,
  { mailer, brand }: Pick<AppDeps, 'mailer' | 'brand'>,
  { number, user }: { readonly number: string; readonly user: UserRow },
  { kind, arrivals = [] }: Omit<ToldStep, 'at'>,
): Promise<void> => mailer.post(tx, orderMail(user, number, brand.name, { kind, arrivals }))

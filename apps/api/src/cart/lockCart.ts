import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { carts } from '../db/schema/carts.ts'
import { sessions } from '../db/schema/users.ts'
import { isCurrent } from '../http/createSessionRepo.ts'
import { sessionChanged } from '../http/sessionChanged.ts'
import type { VisitSession } from '../http/Visit.ts'
import type { CartRow } from './CartRow.ts'
import { cartColumns } from './cartColumns.ts'

/**
 * The owner's cart, made when there is none, a number of versions further and locked until the transaction ends; refuses
 * when the session has ended. One statement: every change of a cart begins with it.
 */
export async function lockCart(
  db: Database,
  { tokenHash, userId }: VisitSession,
  { newId, versions }: { readonly newId: string; readonly versions: 0 | 1 },
): Promise<CartRow> {
  const sessionHash = userId === null ? tokenHash : null
  const [locked] = await db
    .insert(carts)
    .select(
      // Held before the cart: a login that is taking this session over finishes first, or waits.
      sql`select ${newId}::uuid, ${userId}::integer, ${sessionHash}::text, ${versions}::integer, null::text, false
        from ${sessions} where ${and(eq(sessions.tokenHash, tokenHash), isCurrent)} for share`,
    )
    .onConflictDoUpdate({
      target: userId === null ? carts.sessionHash : carts.userId,
      set: { version: sql`${carts.version} + ${versions}` },
    })
    .returning(cartColumns)
  if (!locked) throw sessionChanged()
  return locked
}

import { and, eq, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import { cachePreparedStatements } from '../../db/cachePreparedStatements.ts'
import type { Database } from '../../db/Database.ts'
import { carts } from '../../db/schema/carts.ts'
import { sessions } from '../../db/schema/users.ts'
import { createSessionChangedError } from '../../http/createSessionChangedError.ts'
import { currentSessionCondition } from '../../http/createSessionRepo.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import type { CartRow } from './CartRow.ts'
import { cartColumns } from './cartColumns.ts'

/**
 * Returns the owner's cart, created if missing, with its version incremented by `versions`, and locks it until the
 * transaction ends. Throws if the session has expired. Every cart change begins with this one statement.
 */
export async function lockCart(
  db: Database,
  { tokenHash, userId }: RequestSession,
  { newId, versions }: { readonly newId: string; readonly versions: 0 | 1 },
): Promise<CartRow> {
  const { ofGuest, ofUser } = prepared(db)
  const sessionHash = userId === null ? tokenHash : null
  const [locked] = await (userId === null ? ofGuest : ofUser).execute({
    ...{ newId, userId, sessionHash, versions, tokenHash },
  })
  if (!locked) throw createSessionChangedError()
  return locked
}

const given = sql.placeholder

const prepared = cachePreparedStatements((db) => {
  const lockOf = (owner: PgColumn) =>
    db
      .insert(carts)
      .select(
        // The session is locked before the cart, so that a login that takes over this session finishes first or waits.
        sql`select ${given('newId')}::uuid, ${given('userId')}::integer, ${given('sessionHash')}::text,
          ${given('versions')}::integer, null::text, false
          from ${sessions} where ${and(eq(sessions.tokenHash, given('tokenHash')), currentSessionCondition)} for share`,
      )
      .onConflictDoUpdate({
        target: owner,
        set: { version: sql`${carts.version} + ${given('versions')}::integer` },
      })
      .returning(cartColumns)
  return {
    ofGuest: lockOf(carts.sessionHash).prepare('lock_cart_of_guest'),
    ofUser: lockOf(carts.userId).prepare('lock_cart_of_user'),
  }
})

import { and, asc, eq, isNull, or, sql } from 'drizzle-orm'
import { cachePreparedStatements } from '../../db/cachePreparedStatements.ts'
import type { Database } from '../../db/Database.ts'
import { cartLines, carts } from '../../db/schema/carts.ts'
import { products } from '../../db/schema/products.ts'
import { sessions } from '../../db/schema/users.ts'
import { createSessionRepo, sessionColumns } from '../../http/createSessionRepo.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { applyLinePrices, type CartLineRow } from '../pricing/applyLinePrices.ts'
import type { CartRow } from './CartRow.ts'
import { cartColumns } from './cartColumns.ts'
import { cartLineColumns } from './cartLineColumns.ts'

/** A cart with its lines at the time when it was read. */
export interface CartWithLines {
  readonly cart: CartRow
  readonly lines: readonly StoredLine[]
}

/** Loads sessions together with their cart in one statement, for requests that need both. */
export function createSessionCartLoader(db: Database) {
  const repo = createSessionRepo(db)
  const opened = new WeakMap<
    RequestSession,
    { readonly cart: CartRow | null; readonly lines: readonly CartLineRow[] }
  >()
  return {
    async find(tokenHash: string, now: Date): ReturnType<typeof repo.goOn> {
      const rows = await prepared(db).ofSession.execute({ tokenHash })
      const session = await repo.goOn(tokenHash, rows[0]?.session, now)
      if (typeof session === 'object')
        opened.set(session, { cart: rows[0]?.cart ?? null, lines: linesOf(rows) })
      return session
    },

    /**
     * Returns the cart that was read with a session, but only once, because the caller may change it afterwards. `null`
     * if the session has no cart.
     */
    async take(session: RequestSession): Promise<CartWithLines | null | undefined> {
      const found = opened.get(session)
      opened.delete(session)
      if (!found?.cart) return found && null
      return { cart: found.cart, lines: await applyLinePrices(db, found.lines) }
    },
  }
}

const { product: _, ...ownColumns } = cartLineColumns

const prepared = cachePreparedStatements((db) => ({
  ofSession: db
    .select({ session: sessionColumns, cart: cartColumns, line: ownColumns, product: products })
    .from(sessions)
    .leftJoin(
      carts,
      or(
        eq(carts.userId, sessions.userId),
        and(isNull(sessions.userId), eq(carts.sessionHash, sessions.tokenHash)),
      ),
    )
    .leftJoin(cartLines, and(eq(cartLines.cartId, carts.id), isNull(cartLines.removedAt)))
    .leftJoin(products, eq(products.nid, cartLines.nid))
    .where(eq(sessions.tokenHash, sql.placeholder('tokenHash')))
    .orderBy(asc(cartLines.position))
    .prepare('cart_of_session'),
}))

type Row = Awaited<ReturnType<ReturnType<typeof prepared>['ofSession']['execute']>>[number]

const linesOf = (rows: readonly Row[]): readonly CartLineRow[] =>
  rows.flatMap(({ line, product }) => (line && product ? [{ ...line, product }] : []))

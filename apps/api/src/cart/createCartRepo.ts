import { and, asc, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { cartLines, carts } from '../db/schema/carts.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { sessions } from '../db/schema/users.ts'
import { Refusal } from '../http/Refusal.ts'
import type { VisitSession } from '../http/Visit.ts'

/** A cart as the database keeps it. */
export interface CartRow {
  readonly id: string
  readonly version: number
}

/** A line with the product it is of, as it is now. */
export interface StoredLine {
  readonly id: string
  readonly quantity: number
  readonly pincode: string
  readonly product: ProductRow
}

const ownerOf = ({ userId, tokenHash }: VisitSession) =>
  userId === null ? eq(carts.sessionHash, tokenHash) : eq(carts.userId, userId)

const columns = { id: carts.id, version: carts.version }

/** Carts in the database, or in a transaction of it. */
export const createCartRepo = (db: Database) => ({
  async find(owner: VisitSession): Promise<CartRow | undefined> {
    const [found] = await db.select(columns).from(carts).where(ownerOf(owner))
    return found
  },

  /** The owner's cart, made when there is none, locked until the transaction ends; refuses when the session has ended. */
  async lock(owner: VisitSession, newId: string): Promise<CartRow> {
    // Held before the cart: a login that is taking this session over finishes first, or waits.
    const alive = await db
      .select({ tokenHash: sessions.tokenHash })
      .from(sessions)
      .where(eq(sessions.tokenHash, owner.tokenHash))
      .for('share')
    if (alive.length === 0)
      throw new Refusal(409, 'session_changed', 'Something went wrong, Please try again...')
    const mine = owner.userId === null ? { sessionHash: owner.tokenHash } : { userId: owner.userId }
    await db
      .insert(carts)
      .values({ id: newId, version: 0, ...mine })
      .onConflictDoNothing()
    const [locked] = await db.select(columns).from(carts).where(ownerOf(owner)).for('update')
    if (!locked) throw new Error('lock: the cart vanished between its making and its locking.')
    return locked
  },

  async lines(cartId: string): Promise<readonly StoredLine[]> {
    return db
      .select({
        id: cartLines.id,
        quantity: cartLines.quantity,
        pincode: cartLines.pincode,
        product: products,
      })
      .from(cartLines)
      .innerJoin(products, eq(products.nid, cartLines.nid))
      .where(eq(cartLines.cartId, cartId))
      .orderBy(asc(cartLines.position))
  },

  /** Adds pieces to the line of the same product and place, at most 10 in all; answers the line's quantity. */
  async add(
    cartId: string,
    line: { readonly id: string; readonly nid: number; readonly pincode: string; readonly quantity: number },
  ) {
    await db
      .insert(cartLines)
      .values({ cartId, ...line })
      .onConflictDoUpdate({
        target: [cartLines.cartId, cartLines.nid, cartLines.pincode],
        set: { quantity: sql`least(10, ${cartLines.quantity} + ${line.quantity})` },
      })
  },

  async setQuantity(cartId: string, lineId: string, quantity: number): Promise<boolean> {
    const changed = await db
      .update(cartLines)
      .set({ quantity })
      .where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
      .returning({ id: cartLines.id })
    return changed.length > 0
  },

  async remove(cartId: string, lineId: string): Promise<void> {
    await db.delete(cartLines).where(and(eq(cartLines.cartId, cartId), eq(cartLines.id, lineId)))
  },

  async clear(cartId: string): Promise<void> {
    await db.delete(cartLines).where(eq(cartLines.cartId, cartId))
  },

  async removeCart(cartId: string): Promise<void> {
    await db.delete(carts).where(eq(carts.id, cartId))
  },

  /** Gives the cart its next version. */
  async bump(cartId: string): Promise<number> {
    const [bumped] = await db
      .update(carts)
      .set({ version: sql`${carts.version} + 1` })
      .where(eq(carts.id, cartId))
      .returning({ version: carts.version })
    return bumped?.version ?? 0
  },
})

/** Carts in the database. */
export type CartRepo = ReturnType<typeof createCartRepo>

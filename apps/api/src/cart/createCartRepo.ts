import { and, eq, gt, inArray, isNotNull, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CartLineStatus, cartLines, carts } from '../db/schema/carts.ts'
import type { StoredAttribute } from '../db/schema/StoredAttribute.ts'
import type { StoredDelivery } from '../db/schema/StoredDelivery.ts'
import type { RequestSession } from '../http/RequestContext.ts'
import type { StoredLine } from './lines/StoredLine.ts'
import type { CartRow } from './persistence/CartRow.ts'
import { cartColumns } from './persistence/cartColumns.ts'
import { lockCart } from './persistence/lockCart.ts'
import { readCartLines } from './persistence/readCartLines.ts'

/** A line to insert into a cart. */
export type NewCartLine = Omit<typeof cartLines.$inferInsert, 'cartId' | 'position'>

/** A removed line that can be restored. */
export type RemovedLine = Pick<
  typeof cartLines.$inferSelect,
  'id' | 'state' | 'belongsTo' | 'isFreebie' | 'removedWith'
>

const ownerOf = ({ userId, tokenHash }: RequestSession) =>
  userId === null ? eq(carts.sessionHash, tokenHash) : eq(carts.userId, userId)

const removedColumns = {
  id: cartLines.id,
  state: cartLines.state,
  belongsTo: cartLines.belongsTo,
  isFreebie: cartLines.isFreebie,
  removedWith: cartLines.removedWith,
}

/**
 * Creates the cart repository, for the database or a transaction. To change lines, lock the cart and then read them.
 */
export const createCartRepo = (db: Database) => {
  const update = async (ids: readonly string[], values: Partial<typeof cartLines.$inferInsert>) => {
    if (ids.length > 0)
      await db
        .update(cartLines)
        .set(values)
        .where(inArray(cartLines.id, [...ids]))
  }
  return {
    async find(owner: RequestSession): Promise<CartRow | undefined> {
      const [found] = await db.select(cartColumns).from(carts).where(ownerOf(owner))
      return found
    },

    /**
     * Returns the owner's cart, created if missing, and locks it until the transaction ends; throws if the session
     * has expired.
     */
    lock: (owner: RequestSession, newId: string): Promise<CartRow> =>
      lockCart(db, owner, { newId, versions: 0 }),

    /**
     * Locks the cart like `lock` and increments its version, for a change that is committed or rolled back as a whole.
     */
    lockNext: (owner: RequestSession, newId: string): Promise<CartRow> =>
      lockCart(db, owner, { newId, versions: 1 }),

    /**
     * Returns all lines except removed ones, in the order they were added, each product at the price of its
     * selected options.
     */
    lines: (cartId: string): Promise<readonly StoredLine[]> => readCartLines(db, cartId),

    /** Returns the lines that were removed after a time. */
    removed: async (cartId: string, since: Date): Promise<readonly RemovedLine[]> =>
      db
        .select(removedColumns)
        .from(cartLines)
        .where(and(eq(cartLines.cartId, cartId), gt(cartLines.removedAt, since))),

    async insert(cartId: string, lines: readonly NewCartLine[]): Promise<void> {
      if (lines.length > 0) await db.insert(cartLines).values(lines.map((line) => ({ ...line, cartId })))
    },

    setQuantity: (lineId: string, quantity: number) => update([lineId], { quantity }),

    setAttributes: (lineId: string, attributes: readonly StoredAttribute[]) =>
      update([lineId], { attributes }),

    refill: (lineId: string, values: Pick<NewCartLine, 'nid' | 'hamper' | 'attributes' | 'pincode'>) =>
      update([lineId], values),

    setDelivery: (lineId: string, delivery: StoredDelivery) => update([lineId], { delivery }),

    setDeclined: (lineId: string, isDeclined: boolean) => update([lineId], { isDeclined }),

    setState: (lineIds: readonly string[], state: CartLineStatus) => update(lineIds, { state }),

    /** Assigns an add-on line to a gift line, or to none. */
    setBelongsTo: (lineId: string, belongsTo: string | null) => update([lineId], { belongsTo }),

    /** Marks lines as removed, optionally because another line was removed. */
    remove: (lineIds: readonly string[], removedAt: Date, removedWith: string | null) =>
      update(lineIds, { removedAt, removedWith }),

    restore: (lineIds: readonly string[]) => update(lineIds, { removedAt: null, removedWith: null }),

    /** Moves a line to the end of another cart. */
    move: async (lineId: string, cartId: string): Promise<void> => {
      const position = sql`nextval(pg_get_serial_sequence('cart_lines', 'position'))`
      await db.update(cartLines).set({ cartId, position }).where(eq(cartLines.id, lineId))
    },

    /** Moves the removed lines to another cart, where they can be restored. */
    moveRemoved: async (from: string, to: string): Promise<void> => {
      const removed = and(eq(cartLines.cartId, from), isNotNull(cartLines.removedAt))
      await db.update(cartLines).set({ cartId: to }).where(removed)
    },

    /** Reassigns a line's add-ons to another line. */
    inherit: async (from: string, to: string): Promise<void> => {
      await db.update(cartLines).set({ belongsTo: to }).where(eq(cartLines.belongsTo, from))
    },

    /** Deletes lines permanently. */
    async drop(lineIds: readonly string[]): Promise<void> {
      if (lineIds.length > 0) await db.delete(cartLines).where(inArray(cartLines.id, [...lineIds]))
    },

    async removeCart(cartId: string): Promise<void> {
      await db.delete(carts).where(eq(carts.id, cartId))
    },

    /** Stores the deductions of the cart. */
    async setOff(
      cartId: string,
      off: { readonly couponCode?: string | null; readonly redeemsPoints?: boolean },
    ): Promise<void> {
      await db.update(carts).set(off).where(eq(carts.id, cartId))
    },

    /** Increments the cart's version. */
    async bump(cartId: string): Promise<void> {
      await db
        .update(carts)
        .set({ version: sql`${carts.version} + 1` })
        .where(eq(carts.id, cartId))
    },
  }
}

/** The cart repository. */
export type CartRepo = ReturnType<typeof createCartRepo>

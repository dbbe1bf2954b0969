import { and, count, desc, eq, getTableColumns } from 'drizzle-orm'
import type { ListedProduct } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'
import { users } from '../db/schema/users.ts'
import { wishlists } from '../db/schema/wishlists.ts'

const { facts: _, ...listed } = getTableColumns(products)

/** Creates the repository of favorites, on the database or a transaction; each call names the owner. */
export const createWishlistRepo = (db: Database) => ({
  /** Returns a user's favorites, newest first. */
  list: (userId: number): Promise<ListedProduct[]> =>
    db
      .select(listed)
      .from(wishlists)
      .innerJoin(products, eq(products.nid, wishlists.nid))
      .where(eq(wishlists.userId, userId))
      .orderBy(desc(wishlists.position)),

  /** Locks the user's favorites until the transaction ends. */
  async lock(userId: number): Promise<void> {
    await db.select({ id: users.id }).from(users).where(eq(users.id, userId)).for('update')
  },

  async has(userId: number, nid: number): Promise<boolean> {
    const found = await db
      .select({ nid: wishlists.nid })
      .from(wishlists)
      .where(and(eq(wishlists.userId, userId), eq(wishlists.nid, nid)))
    return found.length > 0
  },

  async count(userId: number): Promise<number> {
    const [found] = await db.select({ amount: count() }).from(wishlists).where(eq(wishlists.userId, userId))
    return found?.amount ?? 0
  },

  async add(userId: number, nid: number): Promise<void> {
    await db.insert(wishlists).values({ userId, nid })
  },

  async remove(userId: number, nid: number): Promise<void> {
    await db.delete(wishlists).where(and(eq(wishlists.userId, userId), eq(wishlists.nid, nid)))
  },
})

import { and, eq, inArray, isNull, notInArray, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { orders } from '../db/schema/orders.ts'
import { uploads } from '../db/schema/uploads.ts'
import { sessions } from '../db/schema/users.ts'
import { currentSessionCondition } from '../http/createSessionRepo.ts'
import type { RequestSession } from '../http/RequestContext.ts'

/** A shopper's photo as a database row. */
export type UploadRow = typeof uploads.$inferSelect

const ownerOf = ({ userId, tokenHash }: RequestSession) =>
  userId === null ? eq(uploads.sessionHash, tokenHash) : eq(uploads.userId, userId)

async function findInOrder(db: Database, order: SQL | undefined, id: string): Promise<UploadRow | undefined> {
  const orderLine = sql`select 1 from order_lines line where line.order_id = ${orders.id}
    and (line.attributes @> ${JSON.stringify([{ upload: id }])}::jsonb
    or line.parts @> ${JSON.stringify([{ attributes: [{ upload: id }] }])}::jsonb)`
  const [found] = await db
    .select({ row: uploads })
    .from(uploads)
    .innerJoin(orders, and(order, eq(orders.userId, uploads.userId)))
    .where(and(eq(uploads.id, id), sql`exists (${orderLine})`))
  return found?.row
}

/** Creates the repository of shoppers' photos, for the database or a transaction; each call needs the owner. */
export const createUploadRepo = (db: Database) => ({
  /**
   * Inserts a photo in a transaction, and locks its session, so that a login moves the photo or finishes first; returns
   * false without a photo if the session has ended meanwhile.
   */
  async insert(
    { userId, tokenHash }: RequestSession,
    row: Pick<UploadRow, 'id' | 'format' | 'width' | 'height' | 'usedAt'>,
  ): Promise<boolean> {
    const current = await db
      .select({ userId: sessions.userId })
      .from(sessions)
      .where(and(eq(sessions.tokenHash, tokenHash), currentSessionCondition))
      .for('share')
    if (current.length === 0) return false
    const owner = userId === null ? { sessionHash: tokenHash } : { userId }
    await db.insert(uploads).values({ ...row, ...owner })
    return true
  },

  async find(owner: RequestSession, id: string): Promise<UploadRow | undefined> {
    const [found] = await db
      .select()
      .from(uploads)
      .where(and(eq(uploads.id, id), ownerOf(owner)))
    return found
  },

  /** Returns a photo of an order, from one of its lines or from a gift of a combo, while its account exists. */
  findOrdered: (orderId: string, id: string): Promise<UploadRow | undefined> =>
    findInOrder(db, eq(orders.id, orderId), id),

  /** Returns a photo of an order that the merchant prepares: neither unpaid nor cancelled. */
  findForStaff: (number: string, id: string): Promise<UploadRow | undefined> =>
    findInOrder(db, and(eq(orders.number, number), notInArray(orders.status, ['placed', 'cancelled'])), id),

  /** Marks photos as used, so that they are not purged; returns those that belong to this owner. */
  async use(owner: RequestSession, ids: readonly string[], now: Date): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const used = await db
      .update(uploads)
      .set({ usedAt: now })
      .where(and(inArray(uploads.id, [...ids]), ownerOf(owner)))
      .returning({ id: uploads.id })
    return new Set(used.map(({ id }) => id))
  },

  /** Attaches photos to an order. */
  async keep(ids: readonly string[], now: Date): Promise<void> {
    if (ids.length === 0) return
    await db
      .update(uploads)
      .set({ orderedAt: now })
      .where(and(inArray(uploads.id, [...ids]), isNull(uploads.orderedAt)))
  },

  /** Transfers a guest's photos to the account. */
  async move({ tokenHash }: RequestSession, userId: number): Promise<void> {
    await db.update(uploads).set({ userId, sessionHash: null }).where(eq(uploads.sessionHash, tokenHash))
  },

  /** Returns those of the ids that exist. */
  async known(ids: readonly string[]): Promise<ReadonlySet<string>> {
    if (ids.length === 0) return new Set()
    const found = await db
      .select({ id: uploads.id })
      .from(uploads)
      .where(inArray(uploads.id, [...ids]))
    return new Set(found.map(({ id }) => id))
  },
})

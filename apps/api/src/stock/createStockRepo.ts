import { and, asc, eq, inArray, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'

const {
  nid,
  sku,
  title,
  price,
  listPrice,
  stock,
  category,
  withdrawnFrom,
  withdrawnStock,
  facts,
  changedAt,
} = products

const columns = {
  ...{ nid, sku, title, price, listPrice, stock, category, withdrawnFrom, withdrawnStock, facts, changedAt },
  // JavaScript's dates have only milliseconds, with which a cursor would repeat or skip rows.
  cursor: sql<string>`(extract(epoch from ${changedAt}) * 1000000)::bigint || '-' || ${nid}`,
}

/** A product before a change of its stock. */
export type StockRow = Awaited<ReturnType<StockRepo['lock']>>[number]

/** Values of a product that a change of its stock writes. */
export type StockValues = Partial<
  Pick<
    typeof products.$inferInsert,
    'price' | 'listPrice' | 'stock' | 'category' | 'withdrawnFrom' | 'withdrawnStock' | 'facts'
  >
>

// Only changes of at least this age are listed. Transactions that change products are shorter, so all earlier ones are
// committed.
const delay = sql`interval '30 seconds'`

/** Creates the repository of prices and stocks, for the database or a transaction. */
export const createStockRepo = (db: Database) => ({
  /** Returns the products with these stock numbers, locked in the same order as by orders. */
  lock: (skus: readonly string[]) =>
    db
      .select(columns)
      .from(products)
      .where(inArray(sku, [...skus]))
      .orderBy(asc(nid))
      .for('update'),

  /** Returns the products that changed after a cursor, the oldest change first. */
  changedSince(cursor: string | undefined, limit: number) {
    const [since = '0', after = '0'] = cursor?.split('-') ?? []
    const at = sql`timestamptz 'epoch' + ${since}::bigint * interval '1 microsecond'`
    return db
      .select(columns)
      .from(products)
      .where(
        and(
          sql`${changedAt} < clock_timestamp() - ${delay}`,
          cursor === undefined ? undefined : sql`(${changedAt}, ${nid}) > (${at}, ${after}::int)`,
        ),
      )
      .orderBy(asc(changedAt), asc(nid))
      .limit(limit)
  },

  async set(product: number, values: StockValues): Promise<void> {
    await db.update(products).set(values).where(eq(nid, product))
  },
})

type StockRepo = ReturnType<typeof createStockRepo>

import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CurrencyRow, currencies } from '../db/schema/currencies.ts'

/** Currencies in the database. */
export const createCurrencyRepo = (db: Database) => ({
  /** All beside rupees, in the shop's order. */
  list: (): Promise<CurrencyRow[]> => db.select().from(currencies).orderBy(asc(currencies.position)),

  /** One by its code; rupees and what the shop does not know are none. */
  async find(code: string): Promise<CurrencyRow | undefined> {
    const [found] = await db.select().from(currencies).where(eq(currencies.code, code))
    return found
  },
})

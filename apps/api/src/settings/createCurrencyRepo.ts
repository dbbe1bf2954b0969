import { asc, eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type CurrencyRow, currencies } from '../db/schema/currencies.ts'

/** Creates the repository of currencies. */
export const createCurrencyRepo = (db: Database) => ({
  /** Returns all currencies except rupees, in display order. */
  list: (): Promise<CurrencyRow[]> => db.select().from(currencies).orderBy(asc(currencies.position)),

  /** Returns the currency with this code; undefined for rupees and unknown codes. */
  async find(code: string): Promise<CurrencyRow | undefined> {
    const [found] = await db.select().from(currencies).where(eq(currencies.code, code))
    return found
  },
})

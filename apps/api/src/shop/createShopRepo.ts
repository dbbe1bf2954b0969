import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shops } from '../db/schema/shops.ts'
import { localizeShop } from './localizeShop.ts'

/** Creates the repository of the shop's description of itself. */
export const createShopRepo = (db: Database) => ({
  /** Returns the shop's texts in a language; undefined without a description. */
  async find(locale: string) {
    const [row] = await db.select().from(shops).where(eq(shops.id, 'shop'))
    return row && localizeShop(row.content, locale)
  },

  /** Returns the shop's name in its first language; undefined without a description. */
  async name(): Promise<string | undefined> {
    const [row] = await db.select().from(shops).where(eq(shops.id, 'shop'))
    return row?.content.name
  },
})

/** The repository of the shop's description of itself. */
export type ShopRepo = ReturnType<typeof createShopRepo>

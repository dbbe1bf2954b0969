import { eq } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { shops } from '../db/schema/shops.ts'
import { localizeShop } from './localizeShop.ts'

/** Creates the repository of how the shop describes itself. */
export const createShopRepo = (db: Database) => ({
  /** Returns the shop's texts in a language; undefined if it does not describe itself. */
  async find(locale: string) {
    const [row] = await db.select().from(shops).where(eq(shops.id, 'shop'))
    return row && localizeShop(row.content, locale)
  },

  /** Returns the shop's name in its first language; undefined if it does not describe itself. */
  async name(): Promise<string | undefined> {
    const [row] = await db.select().from(shops).where(eq(shops.id, 'shop'))
    return row?.content.name
  },
})

/** The repository of how the shop describes itself. */
export type ShopRepo = ReturnType<typeof createShopRepo>

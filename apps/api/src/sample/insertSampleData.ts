import { and, eq, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { banners } from '../db/schema/banners.ts'
import { categories } from '../db/schema/categories.ts'
import { corporatePages } from '../db/schema/corporatePages.ts'
import { coupons } from '../db/schema/coupons.ts'
import { currencies } from '../db/schema/currencies.ts'
import { deliverySlots } from '../db/schema/deliverySlots.ts'
import { greetingOccasions } from '../db/schema/greetingOccasions.ts'
import { type ProductRow, products } from '../db/schema/products.ts'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { insertSearchables } from './insertSearchables.ts'
import { sampleBanners } from './sampleBanners.ts'
import { sampleCategories } from './sampleCategories.ts'
import { sampleCorporatePage } from './sampleCorporatePage.ts'
import { sampleCoupons } from './sampleCoupons.ts'
import { sampleCurrencies } from './sampleCurrencies.ts'
import { sampleDeliverySlots } from './sampleDeliverySlots.ts'
import { sampleOccasions } from './sampleOccasions.ts'
import { sampleProducts } from './sampleProducts.ts'
import { sampleServiceAreas } from './sampleServiceAreas.ts'

/** Fills an empty database with the sample catalogue, its service areas and slots; existing rows stay unchanged. */
export async function insertSampleData(db: Database): Promise<void> {
  await db
    .insert(serviceAreas)
    .values([...sampleServiceAreas])
    .onConflictDoNothing()
  await db.insert(deliverySlots).values(sampleDeliverySlots).onConflictDoNothing()
  await db.insert(banners).values(sampleBanners).onConflictDoNothing()
  await db.insert(categories).values(sampleCategories).onConflictDoNothing()
  await db
    .insert(corporatePages)
    .values({ id: 'corporate', content: sampleCorporatePage })
    .onConflictDoNothing()
  await db.insert(coupons).values(sampleCoupons).onConflictDoNothing()
  await db.insert(greetingOccasions).values(sampleOccasions).onConflictDoNothing()
  await db.insert(currencies).values(sampleCurrencies).onConflictDoNothing()
  const sold = sampleProducts()
  await db.insert(products).values(sold).onConflictDoNothing()
  await addFacts(db, sold)
  await insertSearchables(db, sold)
}

// Adds facts to products that were inserted before facts existed; existing facts stay unchanged.
async function addFacts(db: Database, sold: readonly ProductRow[]): Promise<void> {
  const has = (fact: string) => sql`coalesce(${products.facts}, '{}') ? ${fact}::text`
  const isOlder = sql`not ${has('keyPoints')} or not ${has('formerSlugs')} or (${has('addOns')} and not ${has('addOnGroups')})`
  const older = await db.select({ nid: products.nid }).from(products).where(isOlder)
  for (const { nid, sku, facts } of sold.filter((product) => older.some(({ nid }) => nid === product.nid))) {
    const known = sql`${JSON.stringify(facts)}::jsonb || coalesce(${products.facts}, '{}')`
    await db
      .update(products)
      .set({ facts: known })
      .where(and(eq(products.nid, nid), eq(products.sku, sku)))
  }
}

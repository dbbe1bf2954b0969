import { asc, sql } from 'drizzle-orm'
import type { AddOnPanelOptions } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { products } from '../db/schema/products.ts'

const standard: AddOnPanelOptions = { layout: 'new', countries: [356, 840] }

/** Serializes the settings of the add-on panel; the catalogue defines which add-ons need an input. */
export async function serializeAddOnSettings(
  db: Database,
  { layout, countries }: AddOnPanelOptions = standard,
) {
  const asks = sql<string>`${products.facts} ->> 'asks'`
  const asking = await db
    .select({ nid: products.nid, asks })
    .from(products)
    .where(sql`${products.type} = 'addon' and ${asks} is not null`)
    .orderBy(asc(products.nid))
  const those = (what: string) => asking.filter((one) => one.asks === what).map(({ nid }) => nid)
  return {
    addon_layout: layout,
    candle_nids: those('number'),
    greeting_card_nids: those('occasion'),
    addon_countries: [...countries],
  }
}

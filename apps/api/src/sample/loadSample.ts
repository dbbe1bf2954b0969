import type { Database } from '../db/Database.ts'
import { categories } from '../db/schema/categories.ts'
import { products } from '../db/schema/products.ts'
import { serviceAreas } from '../db/schema/serviceAreas.ts'
import { sampleCategories } from './sampleCategories.ts'
import { sampleProducts } from './sampleProducts.ts'
import { sampleServiceAreas } from './serviceAreas.ts'

/** Fills an empty database with the sample catalogue and its service areas; what is there already stays as it is. */
export async function loadSample(db: Database): Promise<void> {
  await db
    .insert(serviceAreas)
    .values([...sampleServiceAreas])
    .onConflictDoNothing()
  await db.insert(categories).values(sampleCategories).onConflictDoNothing()
  await db.insert(products).values(sampleProducts()).onConflictDoNothing()
}

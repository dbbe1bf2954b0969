import { eq, sql } from 'drizzle-orm'
import type { DatabaseHandle } from '../db/Database.ts'
import { seedVersions } from '../db/schema/seedVersions.ts'
import { readPlaceSeeds } from './readPlaceSeeds.ts'

const edition = 'places'

/** Seeds the pincode directory, unless it was filled from the same seeds before. Returns whether it did. */
export async function seedPlaces({ db, runExclusive, replaceRows }: DatabaseHandle): Promise<boolean> {
  const { hash, unpack } = await readPlaceSeeds()
  const isLoaded = async () => {
    const [row] = await db.select().from(seedVersions).where(eq(seedVersions.name, edition))
    return row?.hash === hash
  }
  if (await isLoaded()) return false
  return runExclusive(async () => {
    // Another instance may have loaded the seeds while this one waited.
    if (await isLoaded()) return false
    const mark = { table: 'seeds', columns: ['name', 'hash'], csv: `${edition},${hash}\n` }
    await replaceRows([...(await unpack()), mark])
    // PGlite does not analyze automatically, and without statistics the planner plans searches badly.
    await db.execute(sql`analyze cities, city_names, pincodes, localities, world_cities`)
    return true
  })
}

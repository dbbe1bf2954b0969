import { eq } from 'drizzle-orm'
import type { DatabaseHandle } from '../db/Database.ts'
import { seedVersions } from '../db/schema/seedVersions.ts'
import { sampleDataHash } from './sampleDataHash.ts'

const name = 'sample'

/**
 * Seeds an installation with the sample catalogue, unless this edition was already seeded. Returns whether it did. A
 * migration that deletes sample rows must also delete the row in `seedVersions`.
 */
export async function seedSampleData({
  db,
  runExclusive,
}: Pick<DatabaseHandle, 'db' | 'runExclusive'>): Promise<boolean> {
  const isThere = async () => {
    const [row] = await db.select().from(seedVersions).where(eq(seedVersions.name, name))
    return row?.hash === sampleDataHash
  }
  if (await isThere()) return false
  return runExclusive(async () => {
    // Another instance may have seeded it while this one waited.
    if (await isThere()) return false
    // Lazy-loaded, so that other starts do not load the catalogue.
    const { insertSampleData } = await import('./insertSampleData.ts')
    await insertSampleData(db)
    await db
      .insert(seedVersions)
      .values({ name, hash: sampleDataHash })
      .onConflictDoUpdate({ target: seedVersions.name, set: { hash: sampleDataHash } })
    return true
  })
}

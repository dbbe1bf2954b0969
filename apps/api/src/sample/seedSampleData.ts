import { eq } from 'drizzle-orm'
import type { OpenDatabase } from '../db/Database.ts'
import { seeds } from '../db/schema/seeds.ts'
import { sampleDataHash } from './sampleDataHash.ts'

const name = 'sample'

/**
 * Fills an installation with the sample catalogue, unless it was filled from just this edition before. Says whether it
 * did. A migration that takes away what the sample brought takes its row of `seeds` away, too.
 */
export async function seedSampleData({
  db,
  runExclusive,
}: Pick<OpenDatabase, 'db' | 'runExclusive'>): Promise<boolean> {
  const isThere = async () => {
    const [row] = await db.select().from(seeds).where(eq(seeds.name, name))
    return row?.hash === sampleDataHash
  }
  if (await isThere()) return false
  return runExclusive(async () => {
    // Another instance may have brought it while this one waited.
    if (await isThere()) return false
    // Late: every other start does without a catalogue in its memory.
    const { insertSampleData } = await import('./insertSampleData.ts')
    await insertSampleData(db)
    await db
      .insert(seeds)
      .values({ name, hash: sampleDataHash })
      .onConflictDoUpdate({ target: seeds.name, set: { hash: sampleDataHash } })
    return true
  })
}

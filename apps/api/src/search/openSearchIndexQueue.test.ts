import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { runImportCommand } from '../catalogueFiles/importing/runImportCommand.ts'
import type { DatabaseHandle } from '../db/Database.ts'
import { searchables } from '../db/schema/searchables.ts'
import { createMiniSearchEngine } from '../fixtures/createMiniSearchEngine.ts'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { createMemoryStorage } from '../pictures/createMemoryStorage.ts'
import { type ClosableSearchIndexQueue, openSearchIndexQueue } from './openSearchIndexQueue.ts'
import { rebuildSearchIndex } from './rebuildSearchIndex.ts'
import type { SearchEngine } from './SearchEngine.ts'

let database: DatabaseHandle
let engine: SearchEngine
let opened: ClosableSearchIndexQueue[] = []
beforeEach(async () => {
  database = await openTestDatabase({ seed: 'sampleAndAllPlaces' })
  engine = createMiniSearchEngine()
  await rebuildSearchIndex(database.db, engine)
})
afterEach(async () => {
  for (const one of opened) await one.close()
  opened = []
  await database.close()
})

/** Opens the feed of an instance or of a command. */
async function open(works: boolean): Promise<ClosableSearchIndexQueue> {
  const feed = await openSearchIndexQueue({ database, engine, works, log: silentLog })
  opened.push(feed)
  return feed
}

const find = async (word: string) =>
  (await engine.match({ words: [word], operator: 'all', language: 'en', limit: 10 })).nids

it('writes the documents of changed products to the search index', async () => {
  await database.db.update(searchables).set({ title: 'xylophones' }).where(eq(searchables.nid, 1007))
  await engine.write([{ nid: 1007, title: 'xylophones', words: '', text: '' }])
  const searchFeed = await open(false)
  const storage = createMemoryStorage({ now: () => new Date() })
  const folder = join(apiFolder, 'sample/catalogue')
  const { isSuccess } = await runImportCommand([folder, '--apply'], database, storage, { searchFeed })
  expect([isSuccess, await find('xylophones')]).toEqual([true, [1007]])
  await open(true)
  await expect.poll(() => find('xylophones'), { timeout: 15_000 }).toEqual([])
})

it('removes documents of deleted rows from the index, and keeps those of a rolled-back transaction', async () => {
  const feed = await open(true)
  const rolledBack = database.transact(async (tx) => {
    await tx.delete(searchables).where(eq(searchables.nid, 1001))
    await feed.enqueue(tx, [1001])
    throw new Error('rolled back')
  })
  await expect(rolledBack).rejects.toThrow('rolled back')
  await database.transact(async (tx) => {
    await tx.delete(searchables).where(eq(searchables.nid, 1007))
    await feed.enqueue(tx, [1007])
  })
  await expect.poll(() => engineHas(1007), { timeout: 15_000 }).toBe(false)
  expect(await engineHas(1001)).toBe(true)
})

const engineHas = async (nid: number) =>
  (await engine.match({ words: ['red'], operator: 'all', language: 'en', limit: 1000 })).nids.includes(nid)

import { eq } from 'drizzle-orm'
import { expect, it } from 'vitest'
import { searchables } from '../db/schema/searchables.ts'
import { createMiniSearchEngine } from '../fixtures/createMiniSearchEngine.ts'
import { describeSearchEngine } from '../fixtures/describeSearchEngine.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi } from '../fixtures/openTestApi.ts'
import { rebuildSearchIndex } from './rebuildSearchIndex.ts'
import type { SearchEngine } from './SearchEngine.ts'

describeSearchEngine('Postgres', () => undefined)
describeSearchEngine('minisearch', createMiniSearchEngine)

const failing: Readonly<Record<string, SearchEngine['match']>> = {
  fails: () => Promise.reject(new Error('down')),
  'does not answer': () => new Promise(() => undefined),
}

it.each(Object.entries(failing))(
  'falls back to searching in Postgres while the search engine %s',
  async (_, match) => {
    let requestCount = 0
    const engine: SearchEngine = {
      ...createMiniSearchEngine(),
      match: (query) => {
        requestCount += 1
        return match(query)
      },
    }
    const api = await openTestApi({}, { searchEngine: engine })
    const { client } = api.visitor()
    for (const text of ['chocolate truffle', 'roses']) {
      const found = expectOk(await client.catalogue.search({ text }))
      expect(found.total).toBeGreaterThan(0)
    }
    expect(expectOk(await client.catalogue.suggest({ text: 'truf' })).length).toBeGreaterThan(0)
    // A suggestion and a search each ask the engine once; after that, no request waits for it.
    expect([requestCount, api.warned.length]).toEqual([2, 2])
    await api.close()
  },
)

it('ignores gifts in an outdated index that no longer exist in the database', async () => {
  const engine = createMiniSearchEngine()
  const api = await openTestApi({}, { searchEngine: engine })
  await rebuildSearchIndex(api.db, engine)
  await api.db.delete(searchables).where(eq(searchables.nid, 1007))
  const { products } = expectOk(await api.visitor().client.catalogue.search({ text: 'six red roses' }))
  expect(products.map(({ title }) => title)).not.toContain('Six Red Roses')
  await api.close()
})

it('rebuilds an index in several batches, without its previous content', async () => {
  const engine = createMiniSearchEngine()
  await engine.write([{ nid: 1, title: 'ghost', words: '', text: '' }])
  const api = await openTestApi()
  const had = (await api.db.select().from(searchables)).length
  await api.db.execute(`insert into products select (jsonb_populate_record(p, jsonb_build_object(
    'nid', 5000000 + n, 'sku', 'more-' || n, 'slug', 'more-' || n))).* from products p, generate_series(1, 600) n where nid = 1007`)
  await api.db.execute(`insert into searchables (nid, title, words, text, added_on)
    select 5000000 + n, 'zither', '', '', '2026-01-01' from generate_series(1, 600) n`)
  expect(await rebuildSearchIndex(api.db, engine)).toBe(had + 600)
  const find = async (word: string) =>
    (await engine.match({ words: [word], operator: 'all', language: 'en', limit: 1000 })).nids.length
  expect([await find('zither'), await find('ghost')]).toEqual([600, 0])
  await api.close()
})

import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { serve } from '@hono/node-server'
import { findFreePort } from '@store/config/findFreePort'
import { Hono } from 'hono'
import { afterAll } from 'vitest'
import { apiFolder } from '../apiFolder.ts'
import { createMiniSearchEngine } from '../fixtures/createMiniSearchEngine.ts'
import { describeSearchEngine } from '../fixtures/describeSearchEngine.ts'
import type { SearchDocument, SearchEngine } from './SearchEngine.ts'

const guide = readFileSync(join(apiFolder, '../../docs/guides/search-engine.md'), 'utf8')
const code = /```ts\n([\s\S]*?)```/.exec(guide)?.[1] ?? ''

// The folder is inside this app, so that the code finds its types; git ignores it.
const ignored = join(apiFolder, '.vitest')
mkdirSync(ignored, { recursive: true })
const folder = mkdtempSync(join(ignored, 'guide-'))
writeFileSync(join(folder, 'engine.ts'), code)
const adapter: { readonly createHttpSearchEngine: (url: string) => SearchEngine } = await import(
  join(folder, 'engine.ts')
)

/** The fictional service of the guide. */
function createService(): Hono {
  const engine = createMiniSearchEngine()
  const filled = new Map<string, SearchDocument[]>()
  return new Hono()
    .post('/match', async (c) => c.json(await engine.match(await c.req.json())))
    .post('/write', async (c) => {
      await engine.write(await c.req.json())
      return c.body(null, 204)
    })
    .post('/remove', async (c) => {
      await engine.remove(await c.req.json())
      return c.body(null, 204)
    })
    .post('/fill', async (c) => {
      const { index, documents } = await c.req.json()
      filled.set(index, [...(filled.get(index) ?? []), ...documents])
      return c.body(null, 204)
    })
    .post('/switch', async (c) => {
      const documents = filled.get((await c.req.json()).index) ?? []
      await engine.replaceAll(
        (async function* () {
          yield documents
        })(),
      )
      return c.body(null, 204)
    })
}

const port = await findFreePort()
const server = serve({ fetch: createService().fetch, port, hostname: '127.0.0.1' })
afterAll(() => {
  server.close()
  rmSync(folder, { recursive: true })
})

describeSearchEngine('of the guide', () => adapter.createHttpSearchEngine(`http://127.0.0.1:${port}`))

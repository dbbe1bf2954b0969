import { execFile } from 'node:child_process'
import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { startStore } from './processes/startStore.ts'
import { fetchStatus } from './processes/waitUntilReady.ts'

const apps = join(import.meta.dirname, '../..')

/** Returns the sources of each built file in a folder by file name, as repository paths. */
async function sourcesIn(folder: string): Promise<ReadonlyMap<string, readonly string[]>> {
  const maps = (await readdir(folder)).filter((name) => name.endsWith('.js.map'))
  const read = async (name: string): Promise<readonly [string, readonly string[]]> => {
    const { sources }: { sources: readonly string[] } = JSON.parse(await readFile(join(folder, name), 'utf8'))
    return [name, sources.map((source) => join(folder, source))]
  }
  return new Map(await Promise.all(maps.map(read)))
}

it('the server bundles contain each module and library only once, apart from the bundles of pages', async () => {
  const api = [...(await sourcesIn(join(apps, 'api/dist'))).values()].flat()
  const host = (await sourcesIn(join(apps, 'storefront/dist'))).get('startStore.js.map') ?? []
  expect(api.filter((source) => source.includes('/apps/api/src/')).length).toBeGreaterThan(300)
  expect(host.some((source) => source.endsWith('/apps/storefront/server/startStore.ts'))).toBe(true)
  const all = [...api, ...host]
  expect(all.filter((source, at) => all.indexOf(source) !== at)).toEqual([])
  const versions = new Map<string, Set<string>>()
  for (const source of all) {
    // pnpm store folders are named after library, version and peer dependencies.
    const [, store = '', library = ''] =
      /\/\.pnpm\/([^/]+)\/node_modules\/((?:@[^/]+\/)?[^/]+)\//.exec(source) ?? []
    if (library !== '') versions.set(library, (versions.get(library) ?? new Set()).add(store))
  }
  expect(versions.size).toBeGreaterThan(10)
  expect([...versions].filter(([, stores]) => stores.size > 1)).toEqual([])
  // Hono stores the route of a request under symbols of its own copy. The API reads routes that the host's Hono has
  // stored, so both must use one copy.
  for (const shared of ['hono', '@hono/node-server']) expect(versions.has(shared)).toBe(false)
})

it('the server bundle finds its external packages and the modules that it loads on demand', async () => {
  const token = '0123456789abcdefghijklmnopqrstuv'
  const store = await startStore({ kind: 'api', env: { STORE_METRICS_TOKEN: token } })
  try {
    const ask = (path: string, asked: RequestInit = {}) => fetch(`${store.origin}${path}`, asked)
    expect(await fetchStatus(`${store.origin}/api/ready`)).toBe(200)
    expect((await ask('/api/pictures/favicon.svg')).headers.get('content-type')).toBe('image/svg+xml')
    expect(await (await ask('/api/openapi.json')).json()).toMatchObject({ openapi: '3.1.0' })
    expect(await (await ask('/api/docs')).text()).toContain('<h1')
    const counted = await ask('/api/metrics', { headers: { authorization: `Bearer ${token}` } })
    expect(await counted.text()).toContain('store_requests_total')
    const photo = new Uint8Array(60_000)
    photo.set([0xff, 0xd8, 0xff, 0xe0])
    const body = new FormData()
    body.set('nid', '12003')
    body.set('filedata', new Blob([photo]))
    const origin = `http://localhost:${new URL(store.origin).port}`
    const looked = await ask('/api/marigold/upload-image-personalised', {
      method: 'POST',
      body,
      headers: { origin },
    })
    // The error comes from the photo decoder, native code beside the bundle.
    expect(await looked.json()).toMatchObject({ code: 'photo_broken' })
  } finally {
    await store.stop()
  }
})

it('the source map of the bundle maps a stack trace to its source line', async () => {
  const script = join(apps, 'api/dist/server.js')
  const text = await new Promise<string>((resolve) => {
    const env = { PATH: process.env.PATH ?? '', STORE_PORT: 'none' }
    execFile(process.execPath, ['--enable-source-maps', script], { env }, (_, __, stderr) => resolve(stderr))
  })
  expect(text).toMatch(/apps\/api\/src\/readSettings\.ts:\d+/)
})

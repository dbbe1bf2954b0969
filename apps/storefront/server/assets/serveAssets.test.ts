import { createHash } from 'node:crypto'
import { mkdir, mkdtemp, readdir, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { dirname, join } from 'node:path'
import zlib from 'node:zlib'
import { Hono } from 'hono'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { openAssetArchive } from './openAssetArchive.ts'
import { serveAssets } from './serveAssets.ts'

const dayMs = 86_400_000
const lines = (count: number) =>
  Array.from({ length: count }, (_, line) => `export const a${line} = ${line ** 3}\n`)
const before = lines(400).join('')
const after = lines(401).join('')
const hashOf = (content: string) => createHash('sha256').update(content).digest()

let folder: string
beforeEach(async () => {
  folder = await mkdtemp(join(tmpdir(), 'releases-'))
})
afterEach(() => rm(folder, { recursive: true }))

/** Starts a release that has these files, by their path under `/assets`, on a day. */
async function start(release: string, files: Readonly<Record<string, string>>, day = 0) {
  const root = join(folder, release)
  for (const [path, content] of Object.entries(files)) {
    const file = join(root, 'assets', path)
    await mkdir(dirname(file), { recursive: true })
    await writeFile(file, content)
  }
  const clientFolders = { '/assets/*': root }
  const warnings: string[] = []
  const archive = openAssetArchive({
    folder: join(folder, 'archive'),
    clientFolders,
    now: () => day * dayMs,
    warn: (message) => warnings.push(message),
  })
  await archive.whenReady()
  expect(warnings).toEqual([])
  const app = new Hono()
  serveAssets(app, { clientFolders, archive })
  return (path: string, headers: Readonly<Record<string, string>> = {}) => app.request(path, { headers })
}

const withDictionary = (content: string) => ({
  'accept-encoding': 'gzip, br, zstd, dcb, dcz',
  'available-dictionary': `:${hashOf(content).toString('base64')}:`,
})

describe('a file of this release', () => {
  it('is the dictionary of its later versions', async () => {
    const get = await start('one', { 'cart-AAAAAAAA.js': before })
    const response = await get('/assets/cart-AAAAAAAA.js')
    expect(await response.text()).toBe(before)
    expect(response.headers.get('use-as-dictionary')).toBe('match="/assets/cart-*.js"')
    expect(response.headers.get('vary')).toBe('accept-encoding, available-dictionary')
    expect(response.headers.get('cache-control')).toBe('public, max-age=31536000, immutable')
  })

  it('is sent as the difference to the version that the browser has', async () => {
    await start('one', { 'cart-AAAAAAAA.js': before })
    const get = await start('two', { 'cart-BBBBBBBB.js': after })
    const response = await get('/assets/cart-BBBBBBBB.js', withDictionary(before))
    expect(response.headers.get('content-encoding')).toBe('dcz')
    expect(response.headers.get('content-type')).toBe('text/javascript; charset=utf-8')
    expect(response.headers.get('use-as-dictionary')).toBe('match="/assets/cart-*.js"')
    const body = Buffer.from(await response.arrayBuffer())
    expect(body.subarray(0, 8).toString('hex')).toBe('5e2a4d1820000000')
    expect(body.subarray(8, 40)).toEqual(hashOf(before))
    expect(zlib.zstdDecompressSync(body, { dictionary: Buffer.from(before) }).toString()).toBe(after)
    expect(body.byteLength).toBeLessThan(200)
  })

  it.each([
    ['of which the store knows no earlier version', withDictionary('another')],
    ['that does not decompress differences', { ...withDictionary(before), 'accept-encoding': 'gzip' }],
    ['that sends nonsense', { ...withDictionary(before), 'available-dictionary': 'constructor' }],
  ])('is sent whole to a browser %s', async (_, headers) => {
    await start('one', { 'cart-AAAAAAAA.js': before })
    const get = await start('two', { 'cart-BBBBBBBB.js': after })
    const response = await get('/assets/cart-BBBBBBBB.js', headers)
    expect(response.headers.get('content-encoding')).toBeNull()
    expect(await response.text()).toBe(after)
  })

  it('is not sent as the difference to another file', async () => {
    await start('one', { 'login-AAAAAAAA.js': before })
    const get = await start('two', { 'cart-BBBBBBBB.js': after })
    const response = await get('/assets/cart-BBBBBBBB.js', withDictionary(before))
    expect(await response.text()).toBe(after)
  })

  it('is sent whole if the earlier version was deleted after the start', async () => {
    await start('one', { 'cart-AAAAAAAA.js': before })
    const get = await start('two', { 'cart-BBBBBBBB.js': after })
    await rm(join(folder, 'archive/cart-AAAAAAAA.js'))
    const response = await get('/assets/cart-BBBBBBBB.js', withDictionary(before))
    expect(await response.text()).toBe(after)
  })
})

describe('a file of an earlier release', () => {
  it('is sent to a page of that release that is still open', async () => {
    await start('one', { 'hi/cart-AAAAAAAA.js': before })
    const get = await start('two', { 'hi/cart-BBBBBBBB.js': after })
    const response = await get('/assets/hi/cart-AAAAAAAA.js')
    expect(response.status).toBe(200)
    expect(response.headers.get('content-type')).toContain('text/javascript')
    expect(await response.text()).toBe(before)
  })

  it('is kept for 90 days after the last start of a release that contains it', async () => {
    const one = { 'cart-AAAAAAAA.js': before }
    await start('one', one)
    await start('one', one, 60)
    const path = '/assets/cart-AAAAAAAA.js'
    const onDay150 = await start('two', { 'cart-BBBBBBBB.js': after }, 150)
    expect((await onDay150(path)).status).toBe(200)
    const onDay151 = await start('two', { 'cart-BBBBBBBB.js': after }, 151)
    expect((await onDay151(path)).status).toBe(404)
    expect(await readdir(join(folder, 'archive'))).toEqual(['cart-BBBBBBBB.js'])
  })

  it('is not found if it never existed, or is outside the archive', async () => {
    await writeFile(join(folder, 'secret-AAAAAAAA.js'), 'secret')
    const get = await start('one', { 'cart-AAAAAAAA.js': before })
    for (const path of ['/assets/cart-CCCCCCCC.js', '/assets/', '/assets/..%2fsecret-AAAAAAAA.js'])
      expect((await get(path)).status).toBe(404)
  })
})

it('serves the files of this release, and logs a warning, if the archive is not writable', async () => {
  const root = join(folder, 'one')
  await mkdir(join(root, 'assets'), { recursive: true })
  await writeFile(join(root, 'assets/cart-AAAAAAAA.js'), before)
  // A file in the place of the folder.
  await writeFile(join(folder, 'archive'), '')
  const clientFolders = { '/assets/*': root }
  const warnings: string[] = []
  const archive = openAssetArchive({
    folder: join(folder, 'archive/files'),
    clientFolders,
    now: () => 0,
    warn: (message) => warnings.push(message),
  })
  const app = new Hono()
  serveAssets(app, { clientFolders, archive })
  const response = await app.request('/assets/cart-AAAAAAAA.js', { headers: withDictionary(before) })
  expect(await response.text()).toBe(before)
  expect((await app.request('/assets/cart-BBBBBBBB.js')).status).toBe(404)
  expect(warnings).toEqual(['Pages of earlier releases do not receive their scripts.'])
})

it('starts two releases at the same time with one archive', async () => {
  const files = { 'cart-AAAAAAAA.js': before }
  await Promise.all([start('one', files), start('two', files), start('three', { 'cart-BBBBBBBB.js': after })])
  expect((await readdir(join(folder, 'archive'))).sort()).toEqual(['cart-AAAAAAAA.js', 'cart-BBBBBBBB.js'])
})

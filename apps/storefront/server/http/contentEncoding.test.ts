import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { describe, expect, it } from 'vitest'
import { createPageCache } from '../caching/createPageCache.ts'
import { negotiateEncoding } from './contentEncoding.ts'

const page = {
  html: Buffer.from(`<p>${'Red roses, आज ही 🌹 '.repeat(400)}</p>`),
  policy: "default-src 'none'",
  tags: {},
}

describe('negotiateEncoding', () => {
  it.each([
    ['gzip, deflate, br, zstd', 'br'],
    ['gzip, deflate', 'gzip'],
    ['GZIP;q=0.8', 'gzip'],
    ['br;q=0, gzip;q=0.5', 'gzip'],
    ['br;q=0.0', undefined],
    ['brx, xgzip', undefined],
    ['identity', undefined],
    ['', undefined],
    [undefined, undefined],
  ])('returns for the header %j the encoding %j', (accepted, encoding) =>
    expect(negotiateEncoding(accepted)).toBe(encoding),
  )
})

describe('a page from the cache', () => {
  it('a cached page has the same content in every encoding, and is compressed once', async () => {
    const stored = await createPageCache(() => 0, 60_000)('/', async () => page)
    const [plain, br, zipped] = await Promise.all([
      stored?.body(undefined),
      stored?.body('br'),
      stored?.body('gzip'),
    ])
    expect(plain?.toString()).toBe(page.html.toString())
    expect(brotliDecompressSync(br ?? '').toString()).toBe(page.html.toString())
    expect(gunzipSync(zipped ?? '').toString()).toBe(page.html.toString())
    expect(await stored?.body('br')).toBe(br)
    expect(br?.length).toBeLessThan(zipped?.length ?? 0)
  })
})

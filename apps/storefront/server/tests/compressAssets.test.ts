import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { compressAssets } from '../../compressAssets.ts'

let dir: string
beforeEach(async () => {
  dir = await mkdtemp(join(tmpdir(), 'assets-'))
})
afterEach(() => rm(dir, { recursive: true }))

const long = 'a rose is a rose '.repeat(200)

async function build(environment: string, files: Readonly<Record<string, string>>) {
  for (const [file, text] of Object.entries(files)) await writeFile(join(dir, file), text)
  await compressAssets().writeBundle.call({ environment: { name: environment } }, { dir }, files)
  return (await readdir(dir)).sort()
}

describe('compressAssets', () => {
  it('writes a compressed copy beside each text file of the client, which decompresses to the original', async () => {
    expect(await build('client', { 'page.js': long, 'page.css': long })).toEqual([
      'page.css',
      'page.css.br',
      'page.css.gz',
      'page.js',
      'page.js.br',
      'page.js.gz',
    ])
    expect(brotliDecompressSync(await readFile(join(dir, 'page.js.br'))).toString()).toBe(long)
    expect(gunzipSync(await readFile(join(dir, 'page.css.gz'))).toString()).toBe(long)
  })

  it('skips small files, compressed formats and the server build', async () => {
    const files = { 'short.js': 'rose', 'photo.webp': long, 'font.woff2': long }
    expect(await build('client', files)).toEqual(Object.keys(files).sort())
    expect(await build('ssr', { 'page.js': long })).toContain('page.js')
    expect(await readdir(dir)).not.toContain('page.js.br')
  })
})

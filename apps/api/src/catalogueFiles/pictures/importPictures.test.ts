import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { eq } from 'drizzle-orm'
import sharp from 'sharp'
import { afterEach, beforeEach, describe, expect, it } from 'vitest'
import { apiFolder } from '../../apiFolder.ts'
import { cataloguePictures } from '../../db/schema/cataloguePictures.ts'
import { categories } from '../../db/schema/categories.ts'
import { products } from '../../db/schema/products.ts'
import { drawPhoto } from '../../fixtures/drawPhoto.ts'
import { openTestApi, type TestApi } from '../../fixtures/openTestApi.ts'
import { createFolderStorage } from '../../pictures/createFolderStorage.ts'
import type { PictureStorage } from '../../pictures/PictureStorage.ts'
import { runExportCommand } from '../exporting/runExportCommand.ts'
import { runImportCommand } from '../importing/runImportCommand.ts'

let api: TestApi
let folder: string
let storage: PictureStorage
beforeEach(async () => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  cpSync(join(apiFolder, 'sample/template'), folder, { recursive: true })
  mkdirSync(join(folder, 'pictures'))
  storage = createFolderStorage(`${folder}-stored`)
  api = await openTestApi({}, { hasTemplate: true, cataloguePictures: storage })
})
afterEach(async () => {
  await api.close()
  rmSync(folder, { recursive: true })
  rmSync(`${folder}-stored`, { recursive: true, force: true })
})

const run = (...options: readonly string[]) => runImportCommand([folder, ...options], api.deps, storage)

const add = (file: string, content: Uint8Array | string) =>
  writeFileSync(join(folder, 'pictures', file), content)

const stored = () => storage.listBefore(new Date(Date.now() + 60_000))

const product = async () => {
  const [found] = await api.db.select().from(products).where(eq(products.nid, 1))
  return found
}

/** URL path of the product pictures on pages. */
const sources = async () => (await api.db.select().from(products)).map(({ pictures }) => pictures)

const shown = async (src: string, accept = 'image/webp,*/*') => {
  const response = await api.app.request(src, { headers: { accept } })
  const { width, height, format } = await sharp(await response.arrayBuffer()).metadata()
  return [response.status, response.headers.get('content-type'), format, width, height]
}

describe('pictures of a catalogue', () => {
  it('are resized, cropped and served in the sizes and formats of the pages, and importing them twice has no further effect', async () => {
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 1000, height: 900, orientation: 6 }))
    add('category-flowers.png', await drawPhoto({ format: 'png', width: 800, height: 1000 }))
    const dry = await run()
    expect(dry.text).toContain('Pictures: 2 new\n  new      category-flowers\n  new      garden-roses')
    expect(dry.text).toMatch(
      /Without a picture; .*\n {2}picture {2}lemon-cake.jpg\n {2}picture {2}birthday-card.jpg/,
    )
    expect(await stored()).toEqual([])

    expect((await run('--apply')).text).toMatch(/Written\.$/)
    expect(await stored()).toHaveLength(8)
    const [picture] = (await product())?.pictures ?? []
    expect(picture?.sizes.map(({ width, height }) => [width, height])).toEqual([
      [400, 400],
      [800, 800],
    ])
    const src = picture?.sizes[1]?.src ?? ''
    expect(src).toMatch(/^\/api\/pictures\/garden-roses-[0-9a-f]{24}-800\.webp$/)
    expect(await shown(src)).toEqual([200, 'image/webp', 'webp', 800, 800])
    expect(await shown(src, 'image/avif,*/*')).toEqual([200, 'image/avif', 'heif', 800, 800])
    const [flowers] = await api.db.select().from(categories).where(eq(categories.id, 'flowers'))
    expect(await shown(flowers?.picture?.sizes[1]?.src ?? '')).toEqual([200, 'image/webp', 'webp', 800, 1000])
    const head = await api.app.request(src, { method: 'HEAD' })
    expect([head.status, head.headers.get('cache-control')]).toEqual([
      200,
      'public, max-age=31536000, immutable',
    ])
    expect((await api.app.request(src.replace('-800', '-801'))).status).toBe(404)

    expect(await run('--apply')).toEqual({
      text: 'Nothing to do: the store has what the files say.',
      isSuccess: true,
    })
    expect(await stored()).toHaveLength(8)
  })

  it('get another URL when their content changes, stay in the store if their files are missing, and are kept by an export', async () => {
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 400, height: 400 }))
    await run('--apply')
    const before = (await product())?.pictures[0]?.sizes[0]?.src
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 401, height: 400 }))
    expect((await run('--apply')).text).toContain('Pictures: 1 changed')
    const after = (await product())?.pictures[0]?.sizes[0]?.src
    expect(after).not.toBe(before)
    // Orders and cached pages still show the former picture.
    expect((await api.app.request(before ?? '')).status).toBe(200)
    rmSync(join(folder, 'pictures'), { recursive: true })
    await runExportCommand([folder, '--replace', '--format', 'csv'], api.deps)
    expect((await run('--apply', '--remove-missing')).text).toMatch(/^Nothing to do/)
    expect((await product())?.pictures[0]?.sizes[0]?.src).toBe(after)
  })

  it('are written again if the storage has lost them', async () => {
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 400, height: 400 }))
    await run('--apply')
    for (const name of await stored()) await storage.remove(name)
    await run('--apply')
    expect(await stored()).toHaveLength(2)
  })

  it('leave no files behind if the database rejects the import', async () => {
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 400, height: 400 }))
    const transact = () => Promise.reject(new Error('connection lost'))
    await expect(runImportCommand([folder, '--apply'], { ...api.deps, transact }, storage)).rejects.toThrow(
      'lost',
    )
    expect(await stored()).toEqual([])
    expect(await api.db.select().from(cataloguePictures)).toEqual([])
  })

  it('leave no files behind if the storage is full', async () => {
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 800, height: 800 }))
    const before = await sources()
    let writes = 0
    const full: PictureStorage = {
      ...storage,
      write: (name, content) => {
        writes += 1
        return writes === 3 ? Promise.reject(new Error('ENOSPC')) : storage.write(name, content)
      },
    }
    await expect(runImportCommand([folder, '--apply'], api.deps, full)).rejects.toThrow('ENOSPC')
    expect(await stored()).toEqual([])
    expect(await sources()).toEqual(before)
  })

  it('are rejected if one file is invalid, before anything is written', async () => {
    const before = await sources()
    add('garden-roses.jpg', await drawPhoto({ format: 'jpeg', width: 800, height: 800 }))
    add('lemon-cake.svg', '<svg><script>alert(1)</script></svg>')
    const { text, isSuccess } = await run('--apply')
    expect(text).toMatch(/^1 error in the files:\n\npictures\/lemon-cake.svg:1:1 {2}is an SVG drawing/)
    expect(isSuccess).toBe(false)
    expect(await stored()).toEqual([])
    expect(await sources()).toEqual(before)
  })
})

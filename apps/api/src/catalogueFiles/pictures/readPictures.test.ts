import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { crc32, deflateSync } from 'node:zlib'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { drawPhoto } from '../../fixtures/drawPhoto.ts'
import { formatCatalogueErrors } from '../reading/formatCatalogueErrors.ts'
import { type PictureShape, pictureShapes } from '../rows/pictureShapes.ts'
import { readPictures } from './readPictures.ts'

let folder: string
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'pictures-'))
  mkdirSync(join(folder, 'pictures'))
})
afterEach(() => rmSync(folder, { recursive: true }))

const required = new Map<string, PictureShape>([
  ['garden-roses', pictureShapes.product],
  ['lemon-cake', pictureShapes.product],
  ['category-flowers', pictureShapes.category],
])

const add = (file: string, content: Uint8Array | string) =>
  writeFileSync(join(folder, 'pictures', file), content)

const read = () => readPictures(folder, required, new Map())

it('accepts photos by content instead of file extension, and finds the largest width without upscaling', async () => {
  add('garden-roses.jpg', await drawPhoto({ format: 'png', width: 1300, height: 1199 }))
  add('lemon-cake.JPEG', await drawPhoto({ format: 'jpeg', width: 3000, height: 1200 }))
  add('category-flowers.webp', await drawPhoto({ format: 'jpeg', width: 1250, height: 800, orientation: 6 }))
  const { pictures, errors } = await read()
  expect(errors).toEqual([])
  expect(pictures.map(({ row: { name, widest } }) => [name, widest])).toEqual([
    ['category-flowers', 800],
    ['garden-roses', 800],
    ['lemon-cake', 1200],
  ])
})

it('finds no pictures if the folder does not exist', async () => {
  rmSync(join(folder, 'pictures'), { recursive: true })
  expect(await read()).toEqual({ pictures: [], errors: [] })
})

/** A PNG whose header declares many pixels, and whose compressed rows are zeros. */
function drawBomb(width: number, height: number): Uint8Array {
  const chunk = (type: string, data: Uint8Array) => {
    const body = Buffer.concat([Buffer.from(type, 'latin1'), data])
    const length = Buffer.alloc(4)
    length.writeUInt32BE(data.length)
    const sum = Buffer.alloc(4)
    sum.writeUInt32BE(crc32(body))
    return Buffer.concat([length, body, sum])
  }
  const header = Buffer.alloc(13)
  header.writeUInt32BE(width, 0)
  header.writeUInt32BE(height, 4)
  header.set([8, 0, 0, 0, 0], 8)
  const signature = Buffer.from([0x89, 0x50, 0x4e, 0x47, 0x0d, 0x0a, 0x1a, 0x0a])
  const rows = deflateSync(Buffer.alloc(10_000_000))
  return Buffer.concat([
    signature,
    chunk('IHDR', header),
    chunk('IDAT', rows),
    chunk('IEND', Buffer.alloc(0)),
  ])
}

const roses = 'garden-roses.jpg'
const script = '<svg xmlns="http://www.w3.org/2000/svg"><script>alert(1)</script></svg>'
const whole = await drawPhoto({ format: 'jpeg', width: 900, height: 900 })

type Refusal = readonly [what: string, file: string, content: Uint8Array | string, report: string]

const refusals: readonly Refusal[] = [
  [
    'a drawing with a script',
    'garden-roses.svg',
    script,
    'garden-roses.svg:1:1  is an SVG drawing, which can hold scripts\n  Save it as JPEG',
  ],
  ['a drawing that calls itself a photo', roses, `<?xml version="1.0"?>\n${script}`, 'is an SVG drawing'],
  ['a drawing behind a byte order mark', roses, `\uFEFF${script}`, 'is an SVG drawing'],
  ['a text', roses, 'roses', 'is no JPEG, PNG, WebP or AVIF picture'],
  ['an empty file', roses, '', 'is no JPEG, PNG, WebP or AVIF picture'],
  ['a GIF', roses, 'GIF89a\x01\x00\x01\x00', 'is no JPEG, PNG, WebP or AVIF picture'],
  ['a HEIC photo', roses, '\0\0\0\x18ftypheic\0\0\0\0', 'is a HEIC photo of a phone\n  Save it as JPEG'],
  [
    'a decompression bomb',
    roses,
    drawBomb(60_000, 60_000),
    'has 60000 x 60000 pixels, more than 60 million\n  Make it smaller',
  ],
  [
    'a file with more bytes than any photo',
    roses,
    Buffer.concat([whole, Buffer.alloc(31 * 1024 * 1024)]),
    'is larger than 30 MB',
  ],
  [
    'a photo cut off in the middle',
    roses,
    whole.subarray(0, whole.length / 2),
    'cannot be read: it is damaged or incomplete',
  ],
  [
    'a photo with nothing behind its first bytes',
    roses,
    Uint8Array.of(0xff, 0xd8, 0xff, 0xe0),
    'cannot be read: it is damaged',
  ],
  [
    'a photo that is too small',
    roses,
    await drawPhoto({ format: 'png', width: 399, height: 900 }),
    'has 399 x 900 pixels, too few for a page\n  Take a larger one: at least 400 x 400',
  ],
  [
    'a photo that is too low for its shape',
    'category-flowers.jpg',
    await drawPhoto({ format: 'png', width: 500, height: 450 }),
    'at least 400 x 500',
  ],
  [
    'the name of no entry',
    'Garden-Roses.jpg',
    whole,
    'pictures/Garden-Roses.jpg:1:1  belongs to no entry\n  Name it by the slug',
  ],
]

it.each(refusals)('rejects %s', async (_, file, content, report) => {
  add('lemon-cake.jpg', whole)
  add(file, content)
  const { errors } = await read()
  expect(errors).toHaveLength(1)
  expect(formatCatalogueErrors(errors)).toContain(report)
})

it('rejects duplicate picture names and subfolders, but ignores files of operating systems', async () => {
  add('garden-roses.jpg', whole)
  add('garden-roses.webp', whole)
  add('.DS_Store', '')
  add('Thumbs.db', '')
  mkdirSync(join(folder, 'pictures/lemon-cake'))
  expect(formatCatalogueErrors((await read()).errors)).toBe(`2 errors in the files:

pictures/garden-roses.webp:1:1  has the same name as garden-roses.jpg
  Remove one of the two.

pictures/lemon-cake:1:1  is no file
  Remove it: this folder has pictures alone.`)
})

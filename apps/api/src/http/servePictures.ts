import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { apiFolder } from '../apiFolder.ts'
import { Refusal } from './Refusal.ts'

const folder = join(apiFolder, 'sample/pictures')
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
}

/**
 * Serves a picture of the sample catalogue; a name can reach nothing outside its folder. Of a WebP picture a browser
 * that reads AVIF gets the AVIF twin where there is one, a third smaller, under the same address.
 */
export async function servePictures(c: Context): Promise<Response> {
  const [file = '', name = '', ending = ''] =
    /^([a-z0-9-]+)\.(webp|svg|png)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  if (!type) throw notFound()
  const isChosen = ending === 'webp'
  const readsAvif = isChosen && /\bimage\/avif\b/.test(c.req.header('accept') ?? '')
  const twin = readsAvif ? await read(`${name}.avif`) : undefined
  const content = twin ?? (await read(file))
  if (!content) throw notFound()
  return c.body(new Uint8Array(content), 200, {
    'content-type': twin ? 'image/avif' : type,
    ...(isChosen ? { vary: 'Accept' } : {}),
    // A day: a name without a hash may get another picture.
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}

const read = (file: string) => readFile(join(folder, file)).catch(() => undefined)

const notFound = () => new Refusal(404, 'not_found', 'Something went wrong')

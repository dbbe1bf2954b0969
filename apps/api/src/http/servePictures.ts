import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { Refusal } from './Refusal.ts'

const folder = join(import.meta.dirname, '../../sample/pictures')
const types: Readonly<Record<string, string>> = { webp: 'image/webp', svg: 'image/svg+xml' }

/** Serves a picture of the sample catalogue; a name can reach nothing outside its folder. */
export async function servePictures(c: Context): Promise<Response> {
  const [, ending = ''] = /^[a-z0-9-]+\.(webp|svg)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  const content = type && (await readFile(join(folder, c.req.param('file') ?? '')).catch(() => undefined))
  if (!type || !content) throw new Refusal(404, 'not_found', 'Something went wrong')
  return c.body(new Uint8Array(content), 200, {
    'content-type': type,
    // A day: a name without a hash may get another picture.
    'cache-control': 'public, max-age=86400',
    'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
  })
}

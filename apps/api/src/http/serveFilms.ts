import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import type { Context } from 'hono'
import { apiFolder } from '../apiFolder.ts'
import { Refusal } from './Refusal.ts'
import { readRange } from './readRange.ts'

const folder = join(apiFolder, 'sample/films')
const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  webp: 'image/webp',
}

/**
 * Serves a film of the sample catalogue, whole or in parts, and the picture it waits with. Some browsers play nothing
 * that cannot be asked for in parts.
 */
export async function serveFilms(c: Context): Promise<Response> {
  const [file = '', ending = ''] = /^[a-z0-9-]+\.(webm|mp4|webp)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  const content = type ? await readFile(join(folder, file)).catch(() => undefined) : undefined
  if (!type || !content) throw new Refusal(404, 'not_found', 'Something went wrong')
  const headers = {
    'content-type': type,
    'accept-ranges': 'bytes',
    // A day: a name without a hash may get another film.
    'cache-control': 'public, max-age=86400',
  }
  const range = readRange(c.req.header('range'), content.length)
  if (range === 'whole') return c.body(new Uint8Array(content), 200, headers)
  if (range === 'outside') {
    return c.body(null, 416, { ...headers, 'content-range': `bytes */${content.length}` })
  }
  const { first, last } = range
  return c.body(new Uint8Array(content.subarray(first, last + 1)), 206, {
    ...headers,
    'content-range': `bytes ${first}-${last}/${content.length}`,
  })
}

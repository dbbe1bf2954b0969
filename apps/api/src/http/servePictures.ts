import { join } from 'node:path'
import type { Context } from 'hono'
import { apiFolder } from '../apiFolder.ts'
import { HttpError } from './HttpError.ts'
import { streamFile } from './streamFile.ts'

const folder = join(apiFolder, 'sample/pictures')
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
}

/**
 * Serves a picture of the sample catalogue; a name cannot reach outside its folder. A browser that accepts AVIF
 * gets the AVIF variant of a WebP picture if it exists, a third smaller, under the same URL.
 */
export async function servePictures(c: Context): Promise<Response> {
  const [file = '', name = '', ending = ''] =
    /^([a-z0-9-]+)\.(webp|svg|png)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  if (!type) throw notFound()
  const isChosen = ending === 'webp'
  const readsAvif = isChosen && /\bimage\/avif\b/.test(c.req.header('accept') ?? '')
  const serve = (served: string, servedType: string) =>
    streamFile(c, join(folder, served), {
      'content-type': servedType,
      ...(isChosen ? { vary: 'Accept' } : {}),
      // One day: a name without a hash may get another picture.
      'cache-control': 'public, max-age=86400',
      'content-security-policy': "default-src 'none'; style-src 'unsafe-inline'; sandbox",
    })
  const twin = readsAvif ? await serve(`${name}.avif`, 'image/avif') : undefined
  const answer = twin ?? (await serve(file, type))
  if (!answer) throw notFound()
  return answer
}

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound)

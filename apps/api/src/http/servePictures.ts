import { join } from 'node:path'
import type { Context } from 'hono'
import { apiFolder } from '../apiFolder.ts'
import { getCataloguePictureName } from '../pictures/getCataloguePictureName.ts'
import type { PictureStorage } from '../pictures/PictureStorage.ts'
import { HttpError } from './HttpError.ts'
import { streamFile } from './streamFile.ts'

const folder = join(apiFolder, 'sample/pictures')
const types: Readonly<Record<string, string>> = {
  webp: 'image/webp',
  svg: 'image/svg+xml',
  png: 'image/png',
}
const csp = "default-src 'none'; style-src 'unsafe-inline'; sandbox"

/**
 * Creates the handler that serves pictures: the merchant's own from the storage, all others from the sample; a name
 * cannot leave these folders. A browser that accepts AVIF gets the AVIF variant of a WebP picture, if there is one,
 * under the same URL; it is a third smaller.
 */
export const servePictures = (own: PictureStorage) => async (c: Context) =>
  (await serveOwnPicture(c, own)) ?? serveSamplePicture(c)

const acceptsAvif = (c: Context) => /\bimage\/avif\b/.test(c.req.header('accept') ?? '')

async function serveOwnPicture(c: Context, own: PictureStorage): Promise<Response | undefined> {
  const [, version, width] = /-([0-9a-f]{24})-(\d{1,4})\.webp$/.exec(c.req.param('file') ?? '') ?? []
  if (version === undefined) return undefined
  const format = acceptsAvif(c) ? 'avif' : 'webp'
  const content = await own.open(getCataloguePictureName(version, Number(width), format))
  if (!content) return undefined
  const headers = {
    'content-type': `image/${format}`,
    vary: 'Accept',
    // Cached for a year, because the URL of a merchant's picture contains a hash of the content.
    'cache-control': 'public, max-age=31536000, immutable',
    'content-security-policy': csp,
  }
  if (c.req.method !== 'HEAD') return c.body(content, 200, headers)
  await content.cancel()
  return c.body(null, 200, headers)
}

async function serveSamplePicture(c: Context): Promise<Response> {
  const [file = '', name = '', ending = ''] =
    /^([a-z0-9-]+)\.(webp|svg|png)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  if (!type) throw notFound()
  const isChosen = ending === 'webp'
  const serve = (served: string, servedType: string) =>
    streamFile(c, join(folder, served), {
      'content-type': servedType,
      ...(isChosen ? { vary: 'Accept' } : {}),
      // Cached for a day, because a name without a hash may get another picture.
      'cache-control': 'public, max-age=86400',
      'content-security-policy': csp,
    })
  const avifFile = isChosen && acceptsAvif(c) ? await serve(`${name}.avif`, 'image/avif') : undefined
  const answer = avifFile ?? (await serve(file, type))
  if (!answer) throw notFound()
  return answer
}

const notFound = () => new HttpError(404, 'not_found', ({ errors }) => errors.notFound)

import { join } from 'node:path'
import type { Context } from 'hono'
import { apiFolder } from '../apiFolder.ts'
import { HttpError } from './HttpError.ts'
import { streamFile } from './streamFile.ts'

const folder = join(apiFolder, 'sample/films')
const types: Readonly<Record<string, string>> = {
  webm: 'video/webm',
  mp4: 'video/mp4',
  webp: 'image/webp',
}

/** Serves a video of the sample catalogue and its poster. */
export async function serveVideos(c: Context): Promise<Response> {
  const [file = '', ending = ''] = /^[a-z0-9-]+\.(webm|mp4|webp)$/.exec(c.req.param('file') ?? '') ?? []
  const type = types[ending]
  const headers = {
    'content-type': type ?? '',
    // Some browsers play no video without range requests.
    'accept-ranges': 'bytes',
    // Cached for a day, because a name without a hash may get another video.
    'cache-control': 'public, max-age=86400',
  }
  const answer = type && (await streamFile(c, join(folder, file), headers, c.req.header('range')))
  if (!answer) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
  return answer
}

import { stat } from 'node:fs/promises'
import type { Context } from 'hono'
import { openFileStream } from '../files/openFileStream.ts'
import { parseRangeHeader } from './parseRangeHeader.ts'

/**
 * Responds with a file as a stream; undefined if it does not exist.
 * @param rangeHeader The header `Range` of the request, if ranges are supported. @default the whole file
 */
export async function streamFile(
  c: Context,
  file: string,
  headers: Readonly<Record<string, string>>,
  rangeHeader?: string,
): Promise<Response | undefined> {
  const found = await stat(file).catch(() => undefined)
  if (!found?.isFile()) return undefined
  const { size } = found
  const range = parseRangeHeader(rangeHeader, size)
  if (range === 'outside') return c.body(null, 416, { ...headers, 'content-range': `bytes */${size}` })
  const isWhole = range === 'whole'
  const { first, last } = isWhole ? { first: 0, last: size - 1 } : range
  const status = isWhole ? 200 : 206
  const whole = {
    ...headers,
    'content-length': String(last - first + 1),
    ...(isWhole ? {} : { 'content-range': `bytes ${first}-${last}/${size}` }),
  }
  return c.req.method === 'HEAD'
    ? c.body(null, status, whole)
    : c.body(openFileStream(file, first, last), status, whole)
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** Content encoding of a cached page, the smallest first. */
export type ContentEncoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// A page is compressed at most once a minute and sent many times; the last two levels of Brotli take ten times as long
// as the others.
const qualities = { br: 9, gzip: 9 } as const

/** Compresses a body outside the main thread. */
export const compressBody = (body: Buffer, encoding: ContentEncoding): Promise<Buffer<ArrayBuffer>> =>
  encoding === 'br'
    ? brotli(body, {
        params: {
          [constants.BROTLI_PARAM_QUALITY]: qualities.br,
          [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
          [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
        },
      })
    : zip(body, { level: qualities.gzip })

/** Returns the smallest encoding that the Accept-Encoding header allows, or `undefined`. */
export function negotiateEncoding(accepted: string | undefined): ContentEncoding | undefined {
  const taken = new Set(
    (accepted ?? '')
      .toLowerCase()
      .split(',')
      .map((part) => part.trim())
      .filter((part) => !/;\s*q=0(\.0*)?$/.test(part))
      .map((part) => part.replace(/\s*;.*$/, '')),
  )
  return taken.has('br') ? 'br' : taken.has('gzip') ? 'gzip' : undefined
}

import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

/** How a kept page may go over the wire, the smallest first. */
export type ContentEncoding = 'br' | 'gzip'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

// A page is packed once a minute at most and sent many times; the last two steps of Brotli cost ten times the rest.
const qualities = { br: 9, gzip: 9 } as const

/** Packs a body for the wire, beside the thread that answers. */
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

/** The smallest a browser takes, by its Accept-Encoding; nothing where it names none of them. */
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

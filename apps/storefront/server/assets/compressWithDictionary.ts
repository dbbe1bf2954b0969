import { createHash } from 'node:crypto'
import { promisify } from 'node:util'
import zlib from 'node:zlib'

// RFC 9842, section 5: the header of a skippable frame that contains 32 bytes.
const header = Buffer.from([0x5e, 0x2a, 0x4d, 0x18, 0x20, 0x00, 0x00, 0x00])

/**
 * Compresses content in the encoding `dcz` (dictionary-compressed Zstandard, RFC 9842), outside the main thread. Fails on
 * Node before 22.15, which has no Zstandard. Node 22.15 to 22.18 ignore the dictionary, so the result is larger.
 */
export async function compressWithDictionary(
  content: Uint8Array,
  dictionary: Uint8Array,
): Promise<Buffer<ArrayBuffer>> {
  const frame = await promisify(zlib.zstdCompress)(content, {
    dictionary,
    // With the size, the browser allocates a window of this size only.
    pledgedSrcSize: content.byteLength,
    params: { [zlib.constants.ZSTD_c_compressionLevel]: 19 },
  })
  return Buffer.concat([header, createHash('sha256').update(dictionary).digest(), frame])
}

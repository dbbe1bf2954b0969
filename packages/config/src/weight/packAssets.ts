import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotli = promisify(brotliCompress)
const zip = promisify(gzip)

const texts = /\.(?:js|css|svg|json)$/

/** Bytes from which on packing is worth a header. */
const least = 1024

/**
 * Lays a packed copy beside each text a browser is sent, with Brotli and with gzip: files that never change are packed once,
 * as small as can be, and not for everyone who asks.
 */
export const packAssets = () => ({
  name: 'pack-assets',
  apply: 'build' as const,
  async writeBundle(
    this: { readonly environment: { readonly name: string } },
    { dir }: { readonly dir?: string | undefined },
    files: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    if (this.environment.name !== 'client' || dir === undefined) return
    await Promise.all(
      Object.keys(files)
        .filter((file) => texts.test(file))
        .map((file) => pack(join(dir, file))),
    )
  },
})

async function pack(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < least) return
  const [small, zipped] = await Promise.all([
    brotli(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    zip(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, small), writeFile(`${path}.gz`, zipped)])
}

import { readFile, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { brotliCompress, constants, gzip } from 'node:zlib'

const brotliAsync = promisify(brotliCompress)
const gzipAsync = promisify(gzip)

const textFile = /\.(?:js|css|svg|json)$/

/** Minimum size in bytes of a file for which compression saves more than its header costs. */
const minBytes = 1024

/**
 * Writes a Brotli and a gzip copy beside each text file of the client build, so that immutable files are compressed
 * once at the highest level instead of per request.
 */
export const compressAssets = () => ({
  name: 'compress-assets',
  apply: 'build' as const,
  async writeBundle(
    this: { readonly environment: { readonly name: string } },
    { dir }: { readonly dir?: string | undefined },
    files: Readonly<Record<string, unknown>>,
  ): Promise<void> {
    if (this.environment.name !== 'client' || dir === undefined) return
    await Promise.all(
      Object.keys(files)
        .filter((file) => textFile.test(file))
        .map((file) => compress(join(dir, file))),
    )
  },
})

async function compress(path: string): Promise<void> {
  const bytes = await readFile(path)
  if (bytes.length < minBytes) return
  const [brotli, gzipped] = await Promise.all([
    brotliAsync(bytes, { params: { [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length } }),
    gzipAsync(bytes, { level: 9 }),
  ])
  await Promise.all([writeFile(`${path}.br`, brotli), writeFile(`${path}.gz`, gzipped)])
}

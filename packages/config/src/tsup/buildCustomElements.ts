import { createHash } from 'node:crypto'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { build } from 'esbuild'
import { createElementBuildOptions, productionElementBuildOptions } from './createElementBuildOptions.ts'
import { remToPx } from './remToPx.ts'

/**
 * Builds several custom elements for one page: a script each, chunks that they share, a chunk for each language, one
 * stylesheet `elements.css`, and `integrity.json` with the hash of every file.
 */
export async function buildCustomElements(
  dist: string,
  entryPoints: Readonly<Record<string, string>>,
  prefix: string,
): Promise<void> {
  await rm(dist, { recursive: true, force: true })
  const options = { ...createElementBuildOptions(prefix), ...productionElementBuildOptions, outdir: dist }
  await build({ ...options, entryPoints: { ...entryPoints }, splitting: true, chunkNames: '[name]-[hash]' })
  for (const name of Object.keys(entryPoints)) {
    await rm(join(dist, `${name}.css`))
    await writeFile(join(dist, `${name}.d.ts`), 'export {}\n')
  }
  const contents = Object.values(entryPoints)
    .map((source) => `import '${source}'`)
    .join('\n')
  const { outputFiles } = await build({
    ...options,
    stdin: { contents, resolveDir: process.cwd() },
    write: false,
  })
  const sheet = outputFiles.find(({ path }) => path.endsWith('.css'))?.text ?? ''
  await writeFile(join(dist, 'elements.css'), remToPx(sheet))
  await writeFile(join(dist, 'styles.d.ts'), 'export {}\n')
  await writeFile(join(dist, 'integrity.json'), `${JSON.stringify(await hashFiles(dist), undefined, 2)}\n`)
}

async function hashFiles(dist: string): Promise<Readonly<Record<string, string>>> {
  const files = (await readdir(dist)).filter((file) => /\.(js|css)$/.test(file)).sort()
  const hashOf = async (file: string) =>
    `sha384-${createHash('sha384')
      .update(await readFile(join(dist, file)))
      .digest('base64')}`
  return Object.fromEntries(await Promise.all(files.map(async (file) => [file, await hashOf(file)])))
}

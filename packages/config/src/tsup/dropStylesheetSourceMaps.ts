import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Removes the source maps of stylesheets: `injectStyles` splits the stylesheets, which makes their maps wrong. */
export async function dropStylesheetSourceMaps(dist: string): Promise<void> {
  for (const file of await readdir(dist, { recursive: true })) {
    if (file.endsWith('.css.map')) await rm(join(dist, file))
    if (!file.endsWith('.css')) continue
    const sheet = await readFile(join(dist, file), 'utf8')
    await writeFile(join(dist, file), sheet.replace(/\/\*# sourceMappingURL=\S+ \*\/\n?/g, ''))
  }
}

import { existsSync } from 'node:fs'
import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { findInitialStylesheets } from './findInitialStylesheets.ts'
import { prependLine } from './prependLine.ts'

/**
 * Matches the start of each original stylesheet in the one that esbuild has joined: a comment names the original file.
 */
const sheetStart = /^(?=\/\* \S+\.css(?:\?sheet)? \*\/$)/m

/**
 * Gives every part but the root the styles that the root's stylesheet does not include, so that a lazy-loaded part
 * loads its own styles. An entry point `calendar` stays without styles in `calendar.js`, for servers, and has them
 * in `calendar.styled.js`, for bundlers; a part that an entry point loads by `import()` imports its styles itself.
 */
export async function injectStyles(
  dist: string,
  entries: readonly string[],
  standalone: readonly string[] = [],
  served: readonly string[] = [],
): Promise<void> {
  await undressLateParts(dist, served)
  const shared = new Set(await sheetsOf(dist, 'index'))
  const files = await readdir(dist)
  for (const name of files.flatMap((file) => (file.endsWith('.css') ? file.slice(0, -4) : []))) {
    const isEntry = entries.includes(name)
    const script = isEntry ? name : scriptBeside(name, files)
    if (name === 'index' || !script || !existsSync(join(dist, `${script}.js`))) continue
    const sheets = await sheetsOf(dist, name)
    const own = standalone.includes(name) ? sheets : sheets.filter((sheet) => !shared.has(sheet))
    if (own.length === 0) {
      await rm(join(dist, `${name}.css`))
      continue
    }
    await writeFile(join(dist, `${name}.css`), `${own.join('\n')}\n`)
    const styles = `import './${name}.css'`
    if (isEntry) await writeFile(join(dist, `${name}.styled.js`), `${styles}\nexport * from './${name}.js'\n`)
    else await prependLine(join(dist, `${script}.js`), styles)
  }
}

// esbuild also adds the root's lazy-loaded styles to its stylesheet, where they would increase the first load.
async function undressLateParts(dist: string, served: readonly string[]): Promise<void> {
  const path = join(dist, 'metafile-esm.json')
  if (!existsSync(path)) return
  const first = findInitialStylesheets(JSON.parse(await readFile(path, 'utf8')), /(^|\/)index\.js$/, served)
  await rm(path)
  const sheets = await sheetsOf(dist, 'index')
  const firstOnly = sheets.filter((sheet) => first.has(nameOf(sheet)))
  if (firstOnly.length < sheets.length) await writeFile(join(dist, 'index.css'), `${firstOnly.join('\n')}\n`)
}

const nameOf = (sheet: string): string => /^\/\* (\S+) \*\//.exec(sheet)?.[1] ?? ''

async function sheetsOf(dist: string, name: string): Promise<readonly string[]> {
  const path = join(dist, `${name}.css`)
  if (!existsSync(path)) return []
  const sheets = (await readFile(path, 'utf8')).split(sheetStart).map((sheet) => sheet.trim())
  return sheets.filter((sheet) => sheet !== '')
}

/** esbuild gives a lazy part and its stylesheet the same name, except for the hash. */
function scriptBeside(sheet: string, files: readonly string[]): string {
  const stem = sheet.replace(/-[A-Z0-9]{8}$/, '')
  const scripts = files.filter(
    (file) => file.endsWith('.js') && file.replace(/-[A-Z0-9]{8}\.js$/, '') === stem,
  )
  const [script] = scripts
  if (!script || scripts.length > 1) {
    throw new Error(
      `injectStyles: ${sheet}.css belongs to ${scripts.length} scripts. Give the lazy part another name.`,
    )
  }
  return script.slice(0, -3)
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'

/** Assets of a page's document: its styles inlined, its scripts by URL. */
export interface PageAssets {
  readonly css: string
  readonly entry: string
  /** The page's own script. */
  readonly page: string
  /** Scripts to preload immediately, in addition to the page's entry. */
  readonly preload: readonly string[]
  /** Style files whose content `css` already contains. */
  readonly inlined: readonly string[]
  /** Fonts to preload. */
  readonly fonts: readonly string[]
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly dynamicImports?: readonly string[]
  readonly css?: readonly string[]
}

/**
 * Selects the fonts to preload: those for which text waits. A font of another writing system is loaded only by devices
 * that lack such a font.
 */
const blockingFont = /@font-face\s*\{[^}]*font-display:\s*block[^}]*\}/g

const fontFile = /url\(['"]?(\/[^)'"]+\.woff2)['"]?\)/g

/** Returns the fonts of a stylesheet to preload. */
export const findPreloadedFonts = (css: string): readonly string[] => [
  ...new Set(
    [...css.matchAll(blockingFont)].flatMap(([face]) =>
      [...face.matchAll(fontFile)].map(([, file = '']) => file),
    ),
  ),
]

const entryKey = 'app/entry.client.tsx'

/** Server-rendered parts of every page whose scripts are lazy-loaded, but whose styles are needed immediately. */
const servedKeys = ['FooterContent', 'SearchField'].map((name) => `app/layout/${name}.tsx`)

/**
 * Reads the client build. The styles of each page are inlined completely, so that nothing blocks the first paint,
 * followed by those of every document.
 */
export async function readAssets(
  clientFolder: string,
  everyStyle: string,
): Promise<(page: string) => PageAssets> {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    await readFile(join(clientFolder, '.vite/manifest.json'), 'utf8'),
  )
  const reach = (key: string, seen: Set<string>): Set<string> => {
    if (seen.has(key)) return seen
    seen.add(key)
    for (const next of manifest[key]?.imports ?? []) reach(next, seen)
    return seen
  }
  const sheets = new Map<string, string>()
  for (const { css = [] } of Object.values(manifest)) {
    for (const file of css) sheets.set(file, (await readFile(join(clientFolder, file), 'utf8')).trim())
  }
  const made = new Map<string, PageAssets>()
  const make = (page: string): PageAssets => {
    const pageKey = `app/pages/${page}/view.tsx`
    const keys = [...reach(pageKey, reach(entryKey, new Set()))]
    const seen = new Set(keys)
    for (const key of servedKeys) reach(key, seen)
    const css = new Set([...seen].flatMap((key) => manifest[key]?.css ?? []))
    const files = keys.map((key) => `/${manifest[key]?.file}`)
    const entry = `/${manifest[entryKey]?.file}`
    const style = [...css].map((file) => sheets.get(file)).join('') + everyStyle
    return {
      css: style,
      fonts: findPreloadedFonts(style),
      entry,
      page: `/${manifest[pageKey]?.file}`,
      preload: files.filter((file) => file !== entry),
      inlined: [...css].map((file) => `/${file}`),
    }
  }
  return (page) => {
    const assets = made.get(page) ?? make(page)
    made.set(page, assets)
    return assets
  }
}

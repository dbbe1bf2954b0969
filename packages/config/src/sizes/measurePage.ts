import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { kilobytes } from './measurePackage.ts'

/** What a page loads at first. */
export interface PageSize {
  /** KB gzip of all its scripts. */
  readonly scripts: number
  /** KB gzip of its styles. */
  readonly styles: number
  /** How many scripts it asks for. */
  readonly requests: number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Weighs what a page's document names: the entry, its own chunk, and all they import. */
export function measurePage(client: string, page: string): PageSize {
  const manifest: Readonly<Record<string, Chunk>> = JSON.parse(
    readFileSync(join(client, '.vite/manifest.json'), 'utf8'),
  )
  const reached = new Set<string>()
  const reach = (key: string) => {
    if (reached.has(key)) return
    reached.add(key)
    for (const next of manifest[key]?.imports ?? []) reach(next)
  }
  const chunksOf = (keys: ReadonlySet<string>) => [...keys].flatMap((key) => manifest[key] ?? [])
  reach('app/entry.client.tsx')
  reach(`app/pages/${page}/page.tsx`)
  // Served whole with every page, before their scripts come.
  const scripted = chunksOf(reached)
  for (const name of ['FooterContent', 'SearchField']) reach(`app/layout/${name}.tsx`)
  const served = chunksOf(reached)
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const scripts = new Set(scripted.map(({ file }) => file))
  const styles = new Set(served.flatMap(({ css = [] }) => css))
  return {
    scripts: [...scripts].reduce((sum, file) => sum + kilobytes(read(file)), 0),
    // Styles travel in one piece, inside the document, without what ends a file.
    styles: kilobytes([...styles].map((file) => read(file).trim()).join('')),
    requests: scripts.size,
  }
}

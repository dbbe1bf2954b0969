import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { measureGzipKilobytes } from './measurePackage.ts'

/** Size of a page's initial load. */
export interface PageSize {
  /** KB gzip of all its scripts. */
  readonly scripts: number
  /** KB gzip of its styles. */
  readonly styles: number
  /** Number of script requests. */
  readonly requests: number
}

interface Chunk {
  readonly file: string
  readonly imports?: readonly string[]
  readonly css?: readonly string[]
}

/** Measures what a page's document references: the entry, its own chunk, and all their imports. */
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
  reach(`app/pages/${page}/view.tsx`)
  // The footer and the search field are server-rendered on every page, so their styles count, but not their scripts,
  // which load later.
  const scripted = chunksOf(reached)
  for (const name of ['FooterContent', 'SearchField']) reach(`app/layout/${name}.tsx`)
  const served = chunksOf(reached)
  const read = (file: string) => readFileSync(join(client, file), 'utf8')
  const scripts = new Set(scripted.map(({ file }) => file))
  const styles = new Set(served.flatMap(({ css = [] }) => css))
  return {
    scripts: [...scripts].reduce((sum, file) => sum + measureGzipKilobytes(read(file)), 0),
    // Styles are inlined into the document in one piece, without trailing line breaks.
    styles: measureGzipKilobytes([...styles].map((file) => read(file).trim()).join('')),
    requests: scripts.size,
  }
}

import { createHash } from 'node:crypto'
import { readFileSync } from 'node:fs'
import { relative } from 'node:path'
import { type NamedSheets, nameTable } from './nameTable.ts'
import { renameScript } from './renameScript.ts'
import { renameSheet } from './renameSheet.ts'
import { spellTokens } from './spellTokens.ts'
import { tidySheets } from './tidySheets.ts'
import { withoutGuards } from './withoutGuards.ts'
import { withoutTexts } from './withoutTexts.ts'

/** A file of a build, of which sheets and other assets have a source. */
interface BuiltFile {
  readonly source?: string | Uint8Array
}

/** Where the names of a store's pages come from. */
export interface NameSources {
  /** Folder that paths of the host's modules are told from. */
  readonly root: string
  /** Packages: the prefix of their names, and the paths of their built sheets. */
  readonly packages: readonly { readonly prefix: string; readonly sheets: readonly string[] }[]
  /** Paths of the host's own sheets. */
  readonly own: readonly string[]
  /** Paths of all code that may name a token. */
  readonly scripts: readonly string[]
  /** Paths of the code that writes the sheets. @default none */
  readonly tools?: readonly string[]
}

/**
 * Shortens generated class names and tokens in a host's production build: a page repeats each of them in its styles, its
 * markup and its scripts. One table, made from the sheets alone, serves browser and server, so both write the same names.
 * Packages, Storybook and development keep the long ones.
 */
export function shortNames({ root, packages, own, scripts, tools = [] }: NameSources) {
  const read = (path: string) => readFileSync(path, 'utf8')
  const longName = (local: string, path: string) => `${hostPrefix}-${hashOf(relative(root, path))}-${local}`
  const hosts: NamedSheets = {
    prefix: hostPrefix,
    sheets: own.flatMap((path) => {
      const sheet = read(path)
      return path.endsWith('.module.css')
        ? [sheet, ...localsOf(sheet).map((local) => `.${longName(local, path)}`)]
        : [sheet]
    }),
  }
  const built = packages.map(({ prefix, sheets }) => ({ prefix, sheets: sheets.map(read) }))
  const table = nameTable([...built, hosts], scripts.map(read))
  const rename = (code: string, id: string) => {
    const [path = ''] = id.split('?')
    if (path.endsWith('.css')) return renameSheet(code, table)
    if (!path.endsWith('.js')) return code
    const renamed = renameScript(code, table)
    const left = renamed.match(/[A-Za-z_][\w-]*/g)?.find((word) => table.has(word))
    if (left !== undefined)
      throw new Error(
        `shortNames: ${path} has ${left} in more than a string of names; its styles would not find it.`,
      )
    return renamed
  }
  const tokens = new Set([...table.values()].filter((name) => name.startsWith('--')))
  return {
    /**
     * Stands for all that a sheet of this build is written from: other sheets as well, which the bundler's own name for it
     * knows nothing of. A browser that kept a sheet of an earlier build asks for the new one by it.
     */
    digest: hashOf(JSON.stringify([[...table], built, hosts, tools.map(read)])),
    /** For Vite's `css.modules`. */
    generateScopedName: (local: string, path: string): string => {
      const long = longName(local, path.split('?')[0] ?? path)
      return table.get(long) ?? long
    },
    plugin: {
      name: 'short-names',
      apply: 'build' as const,
      enforce: 'pre' as const,
      transform: (code: string, id: string) => {
        const renamed = rename(code, id)
        return renamed === code ? null : { code: renamed, map: null }
      },
      generateBundle: {
        order: 'post' as const,
        handler: (_: unknown, bundle: Readonly<Record<string, BuiltFile>>) => {
          const sheets = Object.entries(bundle).flatMap(([name, { source }]): [string, string][] =>
            name.endsWith('.css') && typeof source === 'string' ? [[name, source]] : [],
          )
          for (const [name, sheet] of tidySheets(spellTokens(withoutGuards(new Map(sheets)), tokens)))
            Object.assign(bundle[name] ?? {}, { source: sheet })
        },
      },
    },
  }
}

const hostPrefix = 'host'

const hashOf = (text: string): string => createHash('sha256').update(text).digest('base64url').slice(0, 6)

/** Classes and animations of a sheet that has local names. */
const localsOf = (sheet: string): readonly string[] =>
  [...withoutTexts(sheet).matchAll(/(?:\.|@keyframes\s+)([A-Za-z_][\w-]*)/g)].map(([, local = '']) => local)

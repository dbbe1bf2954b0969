import { existsSync, readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { type Comment, parseSync } from 'oxc-parser'
import type { Statement } from './SyntaxNode.ts'

/** A module of a package, as source or as declarations. */
export interface ParsedModule {
  readonly path: string
  readonly text: string
  readonly body: readonly Statement[]
  readonly comments: readonly Comment[]
}

const known = new Map<string, ParsedModule>()

/** Reads and parses a module; it is parsed only once. */
export function readModule(path: string): ParsedModule {
  const found = known.get(path)
  if (found) return found
  const text = readFileSync(path, 'utf8')
  const { program, comments } = parseSync(path, text)
  const module = { path, text, body: program.body, comments }
  known.set(path, module)
  return module
}

/** Returns the file of a module of the same package; `undefined` for another package's. */
export function resolveModule(from: string, named: string): string | undefined {
  if (!named.startsWith('.')) return undefined
  const bare = join(dirname(from), named.replace(/\.(tsx?|js)$/, ''))
  return [`${bare}.d.ts`, `${bare}.ts`, `${bare}.tsx`, join(bare, 'index.d.ts'), join(bare, 'index.ts')].find(
    existsSync,
  )
}

import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { prependLine } from './prependLine.ts'

// What a server component may not reach: hooks and contexts, and the libraries that are made of them.
const livesInBrowser = (from: string, name: string) =>
  from === 'react'
    ? /^(use[A-Z]|createContext$|Component$|PureComponent$)/.test(name)
    : /^(zustand|embla-carousel-react|react-day-picker|yet-another-react-lightbox|@formisch\/react)$/.test(
        from,
      )

/**
 * Marks every entry that reaches a hook as one for the client, so that a server component may import it. Whole entries and
 * no parts of them: what is a function for servers stands in an entry that reaches none, such as `headless`.
 */
export async function addUseClientDirective(dist: string, entries: readonly string[]): Promise<void> {
  for (const entry of entries) {
    const file = join(dist, `${entry}.js`)
    if (await reachesHooks(file, new Set())) await prependLine(file, "'use client'")
  }
}

async function reachesHooks(file: string, seen: Set<string>): Promise<boolean> {
  if (seen.has(file)) return false
  seen.add(file)
  const source = await readFile(file, 'utf8').catch(() => '')
  for (const { moduleRequest, entries } of importsOf(file, source)) {
    if (entries.some((name) => livesInBrowser(moduleRequest, name))) return true
    if (!moduleRequest.startsWith('.') || !moduleRequest.endsWith('.js')) continue
    if (await reachesHooks(join(file, '..', moduleRequest), seen)) return true
  }
  return false
}

function importsOf(file: string, source: string) {
  const { module } = parseSync(file, source)
  return [
    ...module.staticImports.map(({ moduleRequest, entries }) => ({
      moduleRequest: moduleRequest.value,
      entries: entries.map(({ importName }) => importName.name ?? 'default'),
    })),
    ...module.staticExports.flatMap(({ entries }) =>
      entries.flatMap(({ moduleRequest, importName }) =>
        moduleRequest ? [{ moduleRequest: moduleRequest.value, entries: [importName.name ?? ''] }] : [],
      ),
    ),
  ]
}

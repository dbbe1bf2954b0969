import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { parseSync } from 'oxc-parser'
import { prependLine } from './prependLine.ts'

// A server component must not import these: hooks and contexts, and the libraries that are built on them.
const livesInBrowser = (from: string, name: string) =>
  from === 'react'
    ? /^(use[A-Z]|createContext$|Component$|PureComponent$)/.test(name)
    : /^(zustand|embla-carousel-react|react-day-picker|yet-another-react-lightbox)$/.test(from)

/**
 * Adds the client directive to every entry point that reaches a hook, so that a server component may import it. It
 * marks whole entry points: functions for servers belong in an entry point that reaches none, such as `headless`.
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

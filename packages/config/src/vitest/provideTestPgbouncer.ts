import { readFileSync } from 'node:fs'
import type { TestProject } from 'vitest/node'
import { findPgbouncer } from '../postgres/findPgbouncer.ts'
import { startPgbouncer } from '../postgres/startPgbouncer.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A PgBouncer in transaction mode in front of the Postgres; missing if tests connect directly. */
    readonly pgbouncerUrl?: string
  }
}

/** Provides a PgBouncer in front of the Postgres of this run, if PgBouncer is installed. */
export default async function provideTestPgbouncer(project: TestProject): Promise<() => Promise<void>> {
  const program = findPgbouncer()
  const { postgresUrl } = project.getProvidedContext()
  if (program === undefined || postgresUrl === undefined) {
    process.stderr.write('PgBouncer is not installed: the tests through it do not run.\n')
    return async () => undefined
  }
  const { url, stop } = await startPgbouncer(program, postgresUrl, readGuide())
  project.provide('pgbouncerUrl', url)
  return stop
}

/** Reads the settings that the docs recommend, so that the tests verify them. */
function readGuide(): string {
  const page = readFileSync(new URL('../../../../docs/operations.md', import.meta.url), 'utf8')
  const [, settings] = /```ini\n(\[databases\][\s\S]*?)```/.exec(page) ?? []
  if (settings === undefined) throw new Error('docs/operations.md has no settings of PgBouncer.')
  return settings
}

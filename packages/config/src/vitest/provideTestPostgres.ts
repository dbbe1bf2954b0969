import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from '../postgres/startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres whose user may create databases; missing if it could not be started. */
    readonly postgresUrl?: string
  }
}

/** Provides a real Postgres to the tests: the one at `DATABASE_URL`, or else a new one. CI always runs with it. */
export default async function provideTestPostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const started = given ? undefined : await start()
  const url = given ?? started?.url
  if (url !== undefined) project.provide('postgresUrl', url)
  return async () => started?.stop()
}

async function start(): Promise<RunningPostgres | undefined> {
  try {
    // Tests need speed; durability after a crash is tested on a separate Postgres.
    return await startPostgres({ fsync: 'off', max_connections: 200 })
  } catch (cause) {
    if (process.env.CI) throw cause
    console.error(
      '\n  NO POSTGRES: its tests are skipped, races and all. Set DATABASE_URL to run them.\n',
      cause,
    )
    return undefined
  }
}

import type { TestProject } from 'vitest/node'
import { type RunningPostgres, startPostgres } from '../postgres/startPostgres.ts'

declare module 'vitest' {
  interface ProvidedContext {
    /** A Postgres whose user may make databases; none where it could not be started. */
    readonly postgresUrl?: string
  }
}

/** Gives the tests a real Postgres: the one of `DATABASE_URL`, else one of its own. In CI there is no run without. */
export default async function servePostgres(project: TestProject): Promise<() => Promise<void>> {
  const given = process.env.DATABASE_URL
  const started = given ? undefined : await start()
  const url = given ?? started?.url
  if (url !== undefined) project.provide('postgresUrl', url)
  return async () => started?.stop()
}

async function start(): Promise<RunningPostgres | undefined> {
  try {
    // Tests ask for speed; what survives a crash is tested on a Postgres of its own.
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

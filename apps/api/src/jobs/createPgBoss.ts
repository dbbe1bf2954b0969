import { fromPglite, PgBoss } from 'pg-boss'
import type { DatabaseEngine } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'

// Polling intervals in seconds: jobs of dead workers are found within a minute, and unused features (flows, background
// index changes) poll only once an hour.
const rhythm = {
  superviseIntervalSeconds: 20,
  monitorIntervalSeconds: 20,
  maintenanceIntervalSeconds: 600,
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 3_600,
} as const

// The library passes these options to its pool, although its type does not list them. Otherwise an unresponsive
// connection would block its worker forever.
const timeouts = { statement_timeout: 20_000, query_timeout: 25_000, keepAlive: true } as const

/** Creates pg-boss over an open database, with its tables in a separate schema; logs its errors. */
export function createPgBoss(engine: DatabaseEngine, log: Log): PgBoss {
  const common = { ...rhythm, schema: 'jobs', schedule: false, reindex: false, useListenNotify: true }
  const boss = new PgBoss(
    engine.kind === 'pglite'
      ? { ...common, backend: 'pglite', monitorVacuum: false, db: fromPglite(engine.client) }
      : { ...common, ...timeouts, connectionString: engine.url, max: 2, application_name: 'store jobs' },
  )
  // Without a listener, an error ends the process. Some errors are copies that are not instances of Error.
  boss.on('error', ({ message }) => log.warn('jobs: the database', new Error(message)))
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`))
  return boss
}

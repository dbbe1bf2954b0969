import { fromPglite, PgBoss } from 'pg-boss'
import type { Engine } from '../db/Database.ts'
import type { Log } from '../log/Log.ts'

// Seconds between looks at the jobs: those of dead workers are found within a minute, and what nothing here uses
// (flows, changes of indexes in the background) is looked at once an hour.
const rhythm = {
  superviseIntervalSeconds: 20,
  monitorIntervalSeconds: 20,
  maintenanceIntervalSeconds: 600,
  flowIntervalSeconds: 3_600,
  bamIntervalSeconds: 3_600,
} as const

// The library hands these on to its pool, though its type does not name them. A connection that answers no more would
// otherwise hold its worker for ever.
const patience = { statement_timeout: 20_000, query_timeout: 25_000, keepAlive: true } as const

/** pg-boss over an open database, with tables in a schema of its own; it says what goes wrong in the log. */
export function createPgBoss(engine: Engine, log: Log): PgBoss {
  const common = { ...rhythm, schema: 'jobs', schedule: false, reindex: false, useListenNotify: true }
  const boss = new PgBoss(
    engine.kind === 'pglite'
      ? { ...common, backend: 'pglite', monitorVacuum: false, db: fromPglite(engine.client) }
      : { ...common, ...patience, connectionString: engine.url, max: 2, application_name: 'store jobs' },
  )
  // Without a listener an error ends the process. Some come as copies that are no Error.
  boss.on('error', ({ message }) => log.warn('jobs: the database', new Error(message)))
  boss.on('warning', ({ message }) => log.warn(`jobs: ${message}`))
  return boss
}

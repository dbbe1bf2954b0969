import type { Logger } from 'drizzle-orm/logger'
import { Pool } from 'pg'
import type { Log } from '../log/Log.ts'
import { autoNamePreparedStatements } from './autoNamePreparedStatements.ts'

/** Where Postgres is, and how many connections may be held to it. */
export interface PoolOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** Connections at most. @default 10 */
  readonly connections?: number
  /** Takes what goes wrong on a connection nobody waits for. */
  readonly log: Log
  /** Is told each statement with its values, which no log may hold: for tests. @default nobody is */
  readonly logger?: Logger
}

/** Milliseconds: until a connection must be had, a question be answered, an answer have arrived. */
const patience = { connect: 3_000, statement: 5_000, answer: 8_000 } as const

/** The connections to Postgres. One that breaks is thrown away and the next question opens another. */
export function createPool({ url, connections = 10, log }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: url,
    max: connections,
    connectionTimeoutMillis: patience.connect,
    statement_timeout: patience.statement,
    idle_in_transaction_session_timeout: 2 * patience.statement,
    // The server's own time-out never arrives when its machine is gone.
    query_timeout: patience.answer,
    keepAlive: true,
    application_name: 'store',
  })
  // Without these listeners the first connection that breaks, idle or in use, ends the process.
  pool.on('error', (cause) => log.warn('postgres: an idle connection broke', cause))
  pool.on('connect', (client) =>
    client.on('error', (cause) => log.warn('postgres: a connection broke', cause)),
  )
  pool.on('connect', autoNamePreparedStatements())
  return pool
}

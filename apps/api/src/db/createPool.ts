import type { Logger } from 'drizzle-orm/logger'
import { Pool } from 'pg'
import type { Log } from '../log/Log.ts'
import { tracing } from '../tracing/startTracing.ts'
import { autoNamePreparedStatements } from './autoNamePreparedStatements.ts'
import { traceStatements } from './traceStatements.ts'
import { unnamePreparedStatements } from './unnamePreparedStatements.ts'

/** URLs of Postgres, and the pool's connection limit. */
export interface PoolOptions {
  /** `postgres://user:password@host:port/database`. */
  readonly url: string
  /** The same database through a pooler in transaction mode. @default no pooler */
  readonly poolUrl?: string | undefined
  /** Timeouts in milliseconds. @default 3 s to connect, 5 s for a statement, 8 s for its response */
  readonly timeouts?: PoolTimeouts
  /** Maximum number of connections. @default 10 */
  readonly connections?: number
  /** Receives errors of idle connections. */
  readonly log: Log
  /** Receives each statement with its values, for tests; never log them. @default none */
  readonly logger?: Logger
}

/** Timeouts in milliseconds: for getting a connection, for a statement on the server, and for its response. */
export interface PoolTimeouts {
  readonly connect: number
  readonly statement: number
  readonly answer: number
}

const patient: PoolTimeouts = { connect: 3_000, statement: 5_000, answer: 8_000 }

/** Creates the Postgres connection pool. A broken connection is discarded, and the next query opens a new one. */
export function createPool({ url, poolUrl, connections = 10, timeouts = patient, log }: PoolOptions): Pool {
  const pool = new Pool({
    connectionString: poolUrl ?? url,
    max: connections,
    connectionTimeoutMillis: timeouts.connect,
    // A pooler rejects these session parameters, because it sets them on its own connections.
    ...(poolUrl === undefined && {
      statement_timeout: timeouts.statement,
      idle_in_transaction_session_timeout: 2 * timeouts.statement,
    }),
    // The timeout error of the server never arrives if its machine is down.
    query_timeout: timeouts.answer,
    keepAlive: true,
    application_name: 'store',
  })
  // Without these listeners, the first connection error would end the process, whether the connection is idle or in
  // use.
  pool.on('error', (cause) => log.warn('postgres: an idle connection broke', cause))
  pool.on('connect', (client) =>
    client.on('error', (cause) => log.warn('postgres: a connection broke', cause)),
  )
  pool.on('connect', poolUrl === undefined ? autoNamePreparedStatements() : unnamePreparedStatements)
  if (tracing.isOn()) {
    traceStatements(pool)
    pool.on('connect', traceStatements)
  }
  return pool
}

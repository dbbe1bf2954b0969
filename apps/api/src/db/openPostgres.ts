import { Readable } from 'node:stream'
import { pipeline } from 'node:stream/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { Client } from 'pg'
import { from as copyFrom } from 'pg-copy-streams'
import { checkPooler } from './checkPooler.ts'
import { createPool, type PoolOptions } from './createPool.ts'
import { createTransactionRunner } from './createTransactionRunner.ts'
import type { DatabaseHandle } from './Database.ts'
import { migrateSchema } from './migrateSchema.ts'
import { openReplica } from './openReplica.ts'
import { createCopyStatement, createDeleteStatements } from './replaceStatements.ts'

// An arbitrary number, the same in every instance. The holder of this advisory lock migrates the database.
const setupLock = 7_241_001

/** A pool and, if there is one, a replica. */
export interface PostgresOptions extends PoolOptions {
  /** `postgres://user:password@host:port/database` of a streaming replica. @default no replica */
  readonly readUrl?: string | undefined
}

/**
 * Opens Postgres and migrates its schema; if several instances start concurrently, one migrates it. Queries and
 * transactions may go through a pooler in transaction mode. Locks that outlive a transaction, COPY and the job queue's
 * LISTEN need a session, so they bypass the pooler.
 */
export async function openPostgres(options: PostgresOptions): Promise<DatabaseHandle> {
  const { url } = options
  const setUp = async <Result>(work: (client: Client) => Promise<Result>): Promise<Result> => {
    // Migrations use a connection outside the pool, because they take longer than the pool's statement timeout.
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000, keepAlive: true })
    client.on('error', (cause) => options.log.warn('postgres: the connection that sets up broke', cause))
    await client.connect()
    try {
      return await work(client)
    } finally {
      await client.end().catch(() => undefined)
    }
  }
  const alone = <Result>(work: (client: Client) => Promise<Result>) =>
    setUp(async (client) => {
      await client.query('select pg_advisory_lock($1)', [setupLock])
      return work(client)
    })
  await alone((client) => migrateSchema(client, options.log))
  const pool = createPool(options)
  const endPool = async (cause: unknown) => {
    await pool.end()
    throw cause
  }
  if (options.poolUrl !== undefined)
    await setUp((client) => checkPooler(pool, client, options.log)).catch(endPool)
  const { readUrl } = options
  const replica =
    readUrl === undefined
      ? undefined
      : await openReplica({ ...options, url: readUrl, poolUrl: undefined }, pool).catch(endPool)
  return {
    db: drizzle(pool, { logger: options.logger ?? false }),
    engine: { kind: 'postgres', url },
    connections: () => ({ total: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount }),
    replica,
    transact: createTransactionRunner(pool, options.logger),
    runExclusive: (work) => alone(() => work()),
    runUnlessRunning: (name, work) =>
      setUp(async (client) => {
        const { rows } = await client.query('select pg_try_advisory_lock(hashtext($1), 0) as free', [name])
        if (Object(rows[0]).free === true) await work()
      }),
    replaceRows: (loads) =>
      setUp(async (client) => {
        await client.query('begin')
        await client.query(createDeleteStatements(loads))
        for (const load of loads) {
          await pipeline(
            Readable.from([load.csv]),
            client.query(copyFrom(createCopyStatement(load, 'stdin'))),
          )
        }
        await client.query('commit')
      }),
    close: async () => {
      await replica?.close()
      await pool.end()
    },
  }
}

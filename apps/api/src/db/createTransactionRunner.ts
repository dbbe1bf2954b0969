import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { createCommitDeferral } from './createCommitDeferral.ts'
import type { Database, TransactionRunner } from './Database.ts'
import { retryOnSerializationFailure } from './retryOnSerializationFailure.ts'

/**
 * Transactions on a pool. Drizzle's own gives a connection back even when it could not be rolled back: a connection
 * that hangs would then stop whoever takes it next. Here it is thrown away.
 */
export function createTransactionRunner(pool: Pool, logger?: Logger): TransactionRunner {
  // One for each connection, so that statements that were prepared on it are there in its next transaction.
  const databases = new WeakMap<PoolClient, Database>()
  const databaseOf = (client: PoolClient): Database => {
    const database = databases.get(client) ?? drizzle(client, { logger: logger ?? false })
    databases.set(client, database)
    return database
  }
  return (work) =>
    retryOnSerializationFailure(async () => {
      const client = await pool.connect()
      let isSound = false
      try {
        await client.query('begin')
        const last = createCommitDeferral()
        const result = await work(databaseOf(client), last.atCommit)
        await last.send((statement) => {
          if (statement) logger?.logQuery(statement, [])
          return client.query(statement ? `${statement}; commit` : 'commit')
        })
        isSound = true
        return result
      } catch (cause) {
        isSound = await rollBack(client)
        throw cause
      } finally {
        client.release(!isSound)
      }
    })
}

// A connection that does not answer this at once is not worth waiting for: the server ends its transaction by itself.
const rollbackMs = 1_000

function rollBack(client: PoolClient): Promise<boolean> {
  return new Promise((resolve) => {
    const late = setTimeout(() => resolve(false), rollbackMs)
    client
      .query('rollback')
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(late))
  })
}

import type { Logger } from 'drizzle-orm/logger'
import { drizzle } from 'drizzle-orm/node-postgres'
import type { Pool, PoolClient } from 'pg'
import { createCommitStatementDeferrer } from './createCommitStatementDeferrer.ts'
import type { Database, TransactionRunner } from './Database.ts'
import { retryOnSerializationFailure } from './retryOnSerializationFailure.ts'

/**
 * Creates a transaction runner on a pool. Drizzle's own runner returns a connection to the pool even if the rollback
 * failed, so a hanging connection would block its next user. This one discards the connection.
 */
export function createTransactionRunner(pool: Pool, logger?: Logger): TransactionRunner {
  // Each connection keeps one database object, so that its prepared statements are available in its next transaction.
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
        const last = createCommitStatementDeferrer()
        const result = await work(databaseOf(client), last.deferToCommit)
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

// A connection that does not roll back within this time is discarded, and the server then ends its transaction.
const rollbackMs = 1_000

function rollBack(client: PoolClient): Promise<boolean> {
  return new Promise((resolve) => {
    const timer = setTimeout(() => resolve(false), rollbackMs)
    client
      .query('rollback')
      .then(
        () => resolve(true),
        () => resolve(false),
      )
      .finally(() => clearTimeout(timer))
  })
}

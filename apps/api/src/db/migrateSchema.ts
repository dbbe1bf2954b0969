import { setTimeout as delay } from 'node:timers/promises'
import { drizzle } from 'drizzle-orm/node-postgres'
import { migrate } from 'drizzle-orm/node-postgres/migrator'
import type { Client } from 'pg'
import { findErrorCode } from '../log/findErrorCode.ts'
import type { Log } from '../log/Log.ts'
import { migrationsFolder } from './migrationsFolder.ts'

/** Milliseconds that a migration waits for a lock, and between its attempts. */
const waits = { lock: 2_000, retry: 1_000 } as const

/** Number of attempts before the start fails, which takes a minute and a half. */
const mostAttempts = 30

/** Error code of Postgres for a lock timeout. */
const lockNotAvailable = '55P03'

/**
 * Migrates the schema, in one transaction. Every query of a table waits behind a migration that waits for its lock.
 * Therefore a migration gives up soon, lets the queries pass and tries again.
 */
export async function migrateSchema(client: Client, log: Log, folder = migrationsFolder): Promise<void> {
  await client.query(`set lock_timeout = ${waits.lock}`)
  for (let attempt = 1; ; attempt += 1) {
    try {
      return await migrate(drizzle(client), { migrationsFolder: folder })
    } catch (cause) {
      if (findErrorCode(cause) !== lockNotAvailable || attempt === mostAttempts) throw cause
      log.warn('postgres: a migration did not get its lock in time and tries again', cause)
      await delay(waits.retry)
    }
  }
}

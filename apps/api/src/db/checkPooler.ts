import type { Client, Pool } from 'pg'
import type { Log } from '../log/Log.ts'

const identity = `select current_database() || ' since ' || pg_postmaster_start_time() as database,
  current_setting('statement_timeout') as timeout`

/**
 * Checks that the pooler connects to the database that was migrated, because the jobs would not see orders in another
 * one. Warns if the pooler sets no statement timeout.
 */
export async function checkPooler(pool: Pool, direct: Client, log: Log): Promise<void> {
  const [pooled, migrated] = await Promise.all([pool.query(identity), direct.query(identity)])
  if (Object(pooled.rows[0]).database !== Object(migrated.rows[0]).database)
    throw new Error('DATABASE_POOL_URL leads to another database than DATABASE_URL.')
  if (Object(pooled.rows[0]).timeout === '0')
    log.warn('postgres: the pooler sets no statement_timeout (its connect_query), so a slow query never ends')
}

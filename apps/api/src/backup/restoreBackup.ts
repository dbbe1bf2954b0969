import { execFile } from 'node:child_process'
import { promisify } from 'node:util'
import { Client } from 'pg'

/** Result of restoring a backup. */
export type RestoreResult =
  | { readonly kind: 'restored'; readonly seconds: number }
  /** The database already has tables, so nothing was changed. */
  | { readonly kind: 'notEmpty' }
  /** `pg_restore` is missing or failed; contains its own message. */
  | { readonly kind: 'failed'; readonly reason: string }

/**
 * Restores a backup of `pg_dump --format=custom` into an empty Postgres database, with the `pg_restore` on the PATH. It
 * never overwrites data: a database with tables stays unchanged.
 */
export async function restoreBackup(url: string, file: string): Promise<RestoreResult> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  const tables = await client.query(listTablesQuery).finally(() => client.end())
  if (tables.rows.length > 0) return { kind: 'notEmpty' }
  const target = new URL(url)
  // The password is passed in the environment, because other users of the machine can read arguments.
  const env = { ...process.env, ...(target.password && { PGPASSWORD: decodeURIComponent(target.password) }) }
  target.password = ''
  const started = performance.now()
  try {
    await promisify(execFile)(
      'pg_restore',
      ['--no-owner', '--exit-on-error', `--dbname=${target.href}`, file],
      { env },
    )
  } catch (cause) {
    return { kind: 'failed', reason: cause instanceof Error ? cause.message.trim() : String(cause) }
  }
  return { kind: 'restored', seconds: (performance.now() - started) / 1000 }
}

/** Query that returns all tables with their schema, quoted. */
export const listTablesQuery = `select format('%I.%I', schemaname, tablename) as name from pg_tables
  where schemaname not in ('pg_catalog', 'information_schema') order by 1`

import { execFile } from 'node:child_process'
import { chmod, chown, mkdtemp, rm, stat, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { Client } from 'pg'

const run = promisify(execFile)

/**
 * Copies the data of a local Postgres while it is in use, with the same queries as `pg_basebackup`, a program that the
 * Postgres package from npm does not contain. Returns the folder of the copy.
 */
export async function copyPostgres(url: string): Promise<string> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    const { rows } = await client.query('show data_directory')
    const from = String(rows[0]?.data_directory)
    const home = await mkdtemp(join(tmpdir(), 'postgres-copy-'))
    // The user that runs Postgres needs access to the folder; the data stay closed to others.
    await chmod(home, 0o755)
    const to = join(home, 'data')
    await client.query("select pg_backup_start('copy', fast => true)")
    // Files appear and disappear during the copy. Postgres repairs such gaps with the write-ahead log, which is copied
    // below.
    await run('cp', ['-a', from, to]).catch(() => undefined)
    const stopped = await client.query('select labelfile from pg_backup_stop(wait_for_archive => false)')
    await run('cp', ['-a', `${from}/pg_wal/.`, `${to}/pg_wal`])
    for (const own of ['postmaster.pid', 'postmaster.opts']) await rm(join(to, own), { force: true })
    const label = join(to, 'backup_label')
    await writeFile(label, String(stopped.rows[0]?.labelfile))
    const { uid, gid } = await stat(to)
    await chown(label, uid, gid)
    return to
  } finally {
    await client.end()
  }
}

import { chown, cp, mkdtemp, readdir, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { type RunningPostgres, startPostgres } from './startPostgres.ts'

// Debian's unprivileged user, whom Postgres runs as.
const nobody = 65_534

/**
 * Starts a streaming replica of a Postgres for tests. The primary is stopped and restarted, so that its data can be
 * copied.
 */
export async function startReplica(primary: RunningPostgres): Promise<RunningPostgres> {
  const folder = await mkdtemp(join(tmpdir(), 'postgres-replica-'))
  // The primary may be crashed before the copy: Postgres recovers the copied data at its start, like the primary's own.
  await primary.crash()
  await cp(primary.folder, folder, {
    recursive: true,
    filter: (path) => !path.endsWith('postmaster.pid'),
  })
  await writeFile(join(folder, 'standby.signal'), '')
  if (process.getuid?.() === 0)
    for (const path of ['.', ...(await readdir(folder, { recursive: true }))])
      await chown(join(folder, path), nobody, nobody)
  await primary.start()
  const { hostname, port, username } = new URL(primary.url)
  return startPostgres(
    {
      primary_conninfo: `host=${hostname} port=${port} user=${username}`,
      wal_retrieve_retry_interval: '100ms',
    },
    folder,
  )
}

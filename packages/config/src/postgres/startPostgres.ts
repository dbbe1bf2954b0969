import { type ChildProcess, execFile, spawn } from 'node:child_process'
import { once } from 'node:events'
import { chown, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { findFreePort } from '../ports/findFreePort.ts'
import { findPostgresBinaries, type PostgresBinaries } from './findPostgresBinaries.ts'

/** A separate Postgres for tests. */
export interface RunningPostgres {
  /** URL of the server's first database; its user has all rights. */
  readonly url: string
  /** Folder of its data. */
  readonly folder: string
  /** Ends the server as a power failure would: immediately, without notice to any client. */
  readonly crash: () => Promise<void>
  /** Starts the server again on the same data and port; resolves when it accepts connections. */
  readonly start: () => Promise<void>
  /** Stops it and deletes its data. */
  readonly stop: () => Promise<void>
}

/** Settings of `postgresql.conf` by name. */
export type PostgresSettings = Readonly<Record<string, string | number>>

// Debian's unprivileged user, which every system has, because Postgres does not run as root.
const nobody = 65_534

/**
 * Starts the Postgres from npm, or a given one, empty or on a copy of another's data, on a free port of this machine.
 * On stop its data is deleted, also if it is a copy.
 */
export async function startPostgres(
  settings: PostgresSettings = {},
  copy?: string,
  given?: PostgresBinaries,
): Promise<RunningPostgres> {
  const isRoot = process.getuid?.() === 0
  const { initdb, postgres } = given ?? (await findPostgresBinaries(isRoot))
  const as = isRoot ? { uid: nobody, gid: nobody } : {}
  const folder = copy ?? (await mkdtemp(join(tmpdir(), 'postgres-')))
  if (copy === undefined) {
    if (isRoot) await chown(folder, nobody, nobody)
    const cluster = ['--auth=trust', '--username=store', '--encoding=UTF8', '--locale=C', '--no-sync']
    await promisify(execFile)(initdb, [`--pgdata=${folder}`, ...cluster], as)
  }
  const port = await findFreePort()
  const allSettings = { port, listen_addresses: '127.0.0.1', unix_socket_directories: '', ...settings }
  const flags = Object.entries(allSettings).flatMap(([name, value]) => ['-c', `${name}=${value}`])
  let server: ChildProcess | undefined
  const start = async () => {
    server = spawn(postgres, ['-D', folder, ...flags], { ...as, stdio: ['ignore', 'ignore', 'pipe'] })
    await untilReady(server)
  }
  const end = async (signal: NodeJS.Signals) => {
    if (!server || server.exitCode !== null || server.signalCode !== null) return
    const ended = once(server, 'exit')
    server.kill(signal)
    await ended
  }
  // Postgres must not outlive its parent process, even if a test runner ends the parent process by a signal.
  const onExit = () => server?.kill('SIGKILL')
  const onSignal = () => process.exit(143)
  process.once('exit', onExit)
  process.once('SIGTERM', onSignal)
  await start()
  return {
    url: `postgres://store@127.0.0.1:${port}/postgres`,
    folder,
    start,
    // The signal of `pg_ctl stop -m immediate`, after which the next start must recover from the log.
    crash: () => end('SIGQUIT'),
    stop: async () => {
      await end('SIGINT')
      process.off('exit', onExit)
      process.off('SIGTERM', onSignal)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

async function untilReady(server: ChildProcess): Promise<void> {
  let output = ''
  await new Promise<void>((resolve, reject) => {
    server.stderr?.setEncoding('utf8').on('data', (text: string) => {
      // The output is read while the process runs, because a full pipe would block it; only the end of the output is
      // stored, because many connections may log a lot.
      output = (output + text).slice(-10_000)
      if (/ready to accept (read-only )?connections/.test(output)) resolve()
    })
    server.once('error', reject)
    server.once('exit', () => reject(new Error(`Postgres did not start:\n${output}`)))
  })
}

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { chmod, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '../ports/findFreePort.ts'

/** A running PgBouncer. */
export interface RunningPgbouncer {
  /** URL of PgBouncer without a database; every database of the server is reachable by its name. */
  readonly url: string
  readonly stop: () => Promise<void>
}

/**
 * Maximum number of server connections per database: few, so that the transactions of one client use several of them.
 */
const poolSize = 3

// Debian's unprivileged user, which every system has, because PgBouncer does not run as root.
const nobody = 65_534

/**
 * Starts PgBouncer on a free port of this machine, in front of a server without passwords.
 *
 * @param guide The `pgbouncer.ini` of the docs, whose addresses, passwords and pool size are replaced.
 */
export async function startPgbouncer(
  program: string,
  server: string,
  guide: string,
): Promise<RunningPgbouncer> {
  const { hostname, port: serverPort, username } = new URL(server)
  const folder = await mkdtemp(join(tmpdir(), 'pgbouncer-'))
  const port = await findFreePort()
  // PgBouncer uses the last of several lines with the same setting.
  const settings = `${guide.replace(
    /^store = .* dbname=store/m,
    `* = host=${hostname} port=${serverPort} user=${username}`,
  )}
listen_addr = 127.0.0.1
listen_port = ${port}
unix_socket_dir =
auth_type = any
auth_file =
default_pool_size = ${poolSize}
`
  await writeFile(join(folder, 'pgbouncer.ini'), settings)
  await chmod(folder, 0o755)
  const as = process.getuid?.() === 0 ? { uid: nobody, gid: nobody } : {}
  const pooler = spawn(program, [join(folder, 'pgbouncer.ini')], {
    ...as,
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const onExit = () => pooler.kill('SIGKILL')
  process.once('exit', onExit)
  await new Promise<void>((resolve, reject) => {
    let output = ''
    pooler.stderr.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-10_000)
      if (output.includes('process up')) resolve()
    })
    pooler.once('error', reject)
    pooler.once('exit', () => reject(new Error(`PgBouncer did not start:\n${output}`)))
  })
  return {
    url: `postgres://${username}@127.0.0.1:${port}`,
    stop: async () => {
      const ended = once(pooler, 'exit')
      // PgBouncer ends immediately on SIGTERM; on SIGINT it would wait for the transactions of its clients.
      pooler.kill('SIGTERM')
      await ended
      process.off('exit', onExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

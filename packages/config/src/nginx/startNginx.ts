import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { connect } from 'node:net'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running nginx. */
export interface RunningNginx {
  readonly stop: () => Promise<void>
}

/** Options of `startNginx`. */
export interface NginxOptions {
  /** Path of `nginx`. */
  readonly program: string
  /** Content of the `http { }` block; its cache folder and its port 8080 are replaced. */
  readonly http: string
  /** Port to listen on; only this machine can reach it. */
  readonly port: number
}

/** Starts nginx as one process with a configuration; it runs until it is stopped. */
export async function startNginx({ program, http, port }: NginxOptions): Promise<RunningNginx> {
  const folder = await mkdtemp(join(tmpdir(), 'nginx-'))
  const here = http
    .replace('/var/cache/nginx/store', join(folder, 'cache'))
    .replace('listen 8080', `listen 127.0.0.1:${port}`)
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${join(folder, name)};`,
  )
  await writeFile(
    join(folder, 'nginx.conf'),
    `daemon off; master_process off; pid ${join(folder, 'pid')}; error_log stderr warn;
events {}
http { access_log off; ${temporary.join(' ')}
${here}
}`,
  )
  const nginx = spawn(program, ['-p', folder, '-c', join(folder, 'nginx.conf')], {
    stdio: ['ignore', 'ignore', 'pipe'],
  })
  const onExit = () => nginx.kill('SIGKILL')
  process.once('exit', onExit)
  let output = ''
  nginx.stderr.setEncoding('utf8').on('data', (text: string) => {
    output = (output + text).slice(-10_000)
  })
  while (!(await accepts(port))) {
    if (nginx.exitCode !== null) throw new Error(`nginx did not start:\n${output}`)
  }
  return {
    stop: async () => {
      const ended = once(nginx, 'exit')
      nginx.kill('SIGTERM')
      await ended
      process.off('exit', onExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

/**
 * Returns whether a port accepts connections; waits 20 ms before it returns false, so that a loop does not use all of
 * the CPU.
 */
const accepts = (port: number): Promise<boolean> =>
  new Promise((resolve) => {
    const socket = connect({ port, host: '127.0.0.1' })
    socket.once('connect', () => {
      socket.destroy()
      resolve(true)
    })
    socket.once('error', () => setTimeout(() => resolve(false), 20))
  })

import { spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** A running Varnish. */
export interface RunningVarnish {
  readonly stop: () => Promise<void>
}

/** Options of `startVarnish`. */
export interface VarnishOptions {
  /** Path of `varnishd`. */
  readonly program: string
  /** Configuration of Varnish. */
  readonly vcl: string
  /** Port to listen on, of this machine alone. */
  readonly port: number
}

/** Starts Varnish with a configuration; it caches in memory and runs until it is stopped. */
export async function startVarnish({ program, vcl, port }: VarnishOptions): Promise<RunningVarnish> {
  const folder = await mkdtemp(join(tmpdir(), 'varnish-'))
  await writeFile(join(folder, 'store.vcl'), vcl)
  const settings = ['-F', '-j', 'none', '-n', join(folder, 'work'), '-s', 'malloc,64m']
  const listen = ['-a', `127.0.0.1:${port}`, '-f', join(folder, 'store.vcl')]
  const varnish = spawn(program, [...settings, ...listen], { stdio: ['ignore', 'pipe', 'pipe'] })
  const onExit = () => varnish.kill('SIGKILL')
  process.once('exit', onExit)
  await new Promise<void>((resolve, reject) => {
    let output = ''
    const read = (text: string) => {
      output = (output + text).slice(-10_000)
      if (output.includes('said Child starts')) resolve()
    }
    for (const stream of [varnish.stdout, varnish.stderr]) stream.setEncoding('utf8').on('data', read)
    varnish.once('error', reject)
    varnish.once('exit', () => reject(new Error(`Varnish did not start:\n${output}`)))
  })
  return {
    stop: async () => {
      const ended = once(varnish, 'exit')
      varnish.kill('SIGTERM')
      await ended
      process.off('exit', onExit)
      await rm(folder, { recursive: true, force: true })
    },
  }
}

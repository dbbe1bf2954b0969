import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { mkdtemp } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { freePort } from '@store/config/freePort'

/** A store running as a process of its own, with a data folder that outlives it. */
export interface RunningStore {
  readonly origin: string
  /** Ends the process as a person would, and starts it again on the same data. */
  readonly restart: () => Promise<void>
  readonly stop: () => Promise<void>
}

/** Starts the built store on a free port with an empty data folder. */
export async function startStore(): Promise<RunningStore> {
  const port = await freePort()
  const data = await mkdtemp(join(tmpdir(), 'store-'))
  let child = await launch(port, data)
  const stop = async () => {
    const ended = once(child, 'exit')
    child.kill('SIGTERM')
    await ended
  }
  return {
    origin: `http://localhost:${port}`,
    stop,
    restart: async () => {
      await stop()
      child = await launch(port, data)
    },
  }
}

async function launch(port: number, data: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, '../server/main.ts')], {
    env: { ...process.env, STORE_PORT: String(port), STORE_DATA: data, NODE_ENV: 'production' },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const said of child.stdout ?? []) if (String(said).includes('The store is open')) return child
  throw new Error(`The store did not start; it ended with ${child.exitCode}.`)
}

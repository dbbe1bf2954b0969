import { join } from 'node:path'
import { freePort } from '@store/config/freePort'
import { copyTemplate, end, launch } from './launch.ts'

/** A store whose clock can be put forward by a day. */
export interface AgeingStore {
  readonly origin: string
  /** Lets a day go by. */
  readonly age: () => void
  readonly stop: () => Promise<void>
}

/** Starts the built store with a clock that a signal puts forward. */
export async function startAgeingStore(): Promise<AgeingStore> {
  const port = await freePort()
  const data = await copyTemplate()
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    STORE_TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'faults/shiftClock.ts')}`,
  }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin: `http://localhost:${port}`,
    age: () => child.kill('SIGUSR2'),
    stop: async () => {
      await end(child)
      await data.remove()
    },
  }
}

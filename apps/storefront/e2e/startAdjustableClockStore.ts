import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** A store whose clock can be advanced by a day. */
export interface AdjustableClockStore {
  readonly origin: string
  /** Advances the clock by a day. */
  readonly advanceDay: () => void
  readonly stop: () => Promise<void>
}

/** Starts the built store with a clock that a signal advances. */
export async function startAdjustableClockStore(): Promise<AdjustableClockStore> {
  const port = await findFreePort()
  const data = await copySeededData()
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    STORE_TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'faults/shiftClock.ts')}`,
  }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin: `http://localhost:${port}`,
    advanceDay: () => child.kill('SIGUSR2'),
    stop: async () => {
      await stopProcess(child)
      await data.remove()
    },
  }
}

import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { copySeededData, launch, stopProcess } from './launch.ts'

/** The time of the frozen clock; see `faults/shiftClock.ts`. */
export const frozenTime = '2026-11-25T06:00:00Z'

/** A store with a frozen clock. */
export interface FrozenClockStore {
  readonly origin: string
  readonly stop: () => Promise<void>
}

/** Starts the built store with a frozen clock; its pages do not depend on the time of seeding. */
export async function startFrozenClockStore(): Promise<FrozenClockStore> {
  const port = await findFreePort()
  const data = await copySeededData()
  const settings = {
    STORE_PORT: String(port),
    STORE_DATA: data.path,
    STORE_TRUST_PROXY: '1',
    NODE_OPTIONS: `--import=${join(import.meta.dirname, 'faults/shiftClock.ts')}`,
    E2E_MOMENT: frozenTime,
  }
  const child = await launch('../dist/main.js', settings, 'The store is open')
  return {
    origin: `http://localhost:${port}`,
    stop: async () => {
      await stopProcess(child)
      await data.remove()
    },
  }
}

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { type LaunchedProcess, launchProcess, type ProcessExit } from './launchProcess.ts'

/** Options of `startStore`. */
export interface StoreOptions {
  /** The built store, or the built API alone. */
  readonly kind: 'storefront' | 'api'
  /** Settings of the store, except its port and its data folder. @default none */
  readonly env?: Readonly<Record<string, string>>
  /** Folder of a deployable (`pnpm deployable`) to start in place of the storefront's build. @default none */
  readonly deployable?: string
  /** Data folder. @default a new one, deleted at the end */
  readonly data?: string
}

/** The store as a separate process. */
export interface RunningStore {
  readonly origin: string
  readonly data: string
  /** Id of the current or last process. */
  readonly pid: () => number
  /** Every line written to stdout and stderr, across restarts. */
  readonly lines: readonly string[]
  /** Ends the process; resolves with its exit status. */
  readonly kill: (signal: 'SIGKILL' | 'SIGTERM') => Promise<ProcessExit>
  /** Restarts the store on the same data and port; resolves when it reports that it is open. */
  readonly start: () => Promise<void>
  /** Ends the process in any state, and deletes the data folder that was created for it. */
  readonly stop: () => Promise<void>
}

const apps = join(import.meta.dirname, '../../..')
const scripts = {
  storefront: { script: join(apps, 'storefront/dist/main.js'), openLine: /The store is open/ },
  api: { script: join(apps, 'api/dist/server.js'), openLine: /The API listens/ },
} as const

/** Starts the store and waits until it is open; throws with its output if it does not open. */
export async function startStore(options: StoreOptions): Promise<RunningStore> {
  const { kind, env = {}, deployable, data: given } = options
  const port = await findFreePort()
  const own = given === undefined ? await mkdtemp(join(tmpdir(), 'store-')) : undefined
  const data = given ?? own ?? ''
  const lines: string[] = []
  // Excludes the environment of the user who runs the tests.
  const base = { PATH: process.env.PATH ?? '', NODE_ENV: 'production', STORE_MODE: 'demo' }
  // Raises the limits for unpaid orders and allows cash on delivery for gifts, because simulated shoppers order
  // repeatedly without paying, and order gifts for others.
  const unpaid = {
    STORE_LIMITS: 'unpaidPerAccount=1000,unpaidPerNetwork=1000000',
    STORE_COD_FOR_GIFTS: '1',
  }
  const site = { STORE_PORT: String(port), STORE_DATA: data, STORE_TRUST_PROXY: '1' }
  const whole = { ...base, ...unpaid, ...site, ...env }
  const takeAway = async () => {
    if (own !== undefined) await rm(own, { recursive: true, force: true })
  }
  const place = deployable === undefined ? {} : { script: join(deployable, 'dist/main.js') }
  let life: LaunchedProcess | undefined
  const start = async () => {
    life = undefined
    life = await launchProcess({ ...scripts[kind], ...place, env: whole, onLine: (line) => lines.push(line) })
  }
  const kill = async (signal: NodeJS.Signals): Promise<ProcessExit> =>
    life ? life.kill(signal) : { code: null, signal: null }
  try {
    await start()
  } catch (cause) {
    await takeAway()
    throw cause
  }
  return {
    origin: `http://127.0.0.1:${port}`,
    data,
    pid: () => life?.pid ?? 0,
    lines,
    start,
    kill,
    stop: async () => {
      await kill('SIGKILL')
      await takeAway()
    },
  }
}

import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { launchProcess } from '../processes/launchProcess.ts'

/** The baseline as a separate process. */
export interface RunningBaseline {
  readonly origin: string
  readonly stop: () => Promise<unknown>
}

/** Starts the baseline that figures are compared with: React alone on a page, and a route that does nothing. */
export async function startBaseline(): Promise<RunningBaseline> {
  const port = await findFreePort()
  const { kill } = await launchProcess({
    script: join(import.meta.dirname, 'baselineServer.ts'),
    env: { PATH: process.env.PATH ?? '', NODE_ENV: 'production', STORE_PORT: String(port) },
    openLine: /The floor is open/,
    onLine: () => undefined,
  })
  return { origin: `http://127.0.0.1:${port}`, stop: () => kill('SIGKILL') }
}

import { type ChildProcess, spawn } from 'node:child_process'
import { once } from 'node:events'
import { cp, mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** Starts a server and waits until it prints its ready message. */
export async function launch(main: string, settings: NodeJS.ProcessEnv, sign: string): Promise<ChildProcess> {
  const child = spawn(process.execPath, [join(import.meta.dirname, main)], {
    // Unless a test sets other values, cash on delivery is the only payment method, also for gifts, and there is no
    // simulated Google.
    env: {
      ...process.env,
      ...{ STORE_TEST_BANK: '0', STORE_TEST_GOOGLE: '0', STORE_COD_FOR_GIFTS: '1' },
      ...settings,
      NODE_ENV: 'production',
    },
    stdio: ['ignore', 'pipe', 'inherit'],
  })
  for await (const line of child.stdout ?? []) if (String(line).includes(sign)) return child
  throw new Error(`${main} did not start; it ended with ${child.exitCode}.`)
}

/** Ends a process with SIGTERM and waits for its exit. */
export async function stopProcess(child: ChildProcess): Promise<void> {
  const ended = once(child, 'exit')
  child.kill('SIGTERM')
  await ended
}

/** A data folder of one store, seeded before it starts. */
export interface DataFolder {
  readonly path: string
  readonly remove: () => Promise<void>
}

/** Copies the data folder that the run seeded once. */
export async function copySeededData(): Promise<DataFolder> {
  const path = await mkdtemp(join(tmpdir(), 'store-'))
  const template = process.env.E2E_TEMPLATE
  if (template !== undefined) await cp(template, path, { recursive: true })
  return { path, remove: () => rm(path, { recursive: true, force: true }) }
}

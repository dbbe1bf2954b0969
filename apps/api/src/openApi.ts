import { join } from 'node:path'
import type { Hono } from 'hono'
import { standardLimits } from './AppDeps.ts'
import { createApp } from './createApp.ts'
import { createIds } from './createIds.ts'
import { openPglite } from './db/openPglite.ts'
import { createOutboxMailer } from './mail/createOutboxMailer.ts'
import { readSecrets } from './readSecrets.ts'
import type { Settings } from './readSettings.ts'
import { loadSample } from './sample/loadSample.ts'
import { sweepHourly } from './sweep/sweepHourly.ts'

/** A running API and how to stop it. */
export interface OpenApi {
  readonly app: Hono
  readonly close: () => Promise<void>
}

/** Opens the API of an installation: its data folder, its secrets, the sample catalogue. It does not listen. */
export async function openApi(settings: Settings): Promise<OpenApi> {
  const { db, close } = await openPglite(join(settings.dataFolder, 'pglite'))
  const { brand, mode, publicOrigin, trustProxy } = settings
  const clock = { now: () => new Date() }
  await loadSample(db)
  const stopSweeping = sweepHourly(db, clock, log)
  const app = createApp({
    db,
    clock,
    ids: createIds(),
    mailer: createOutboxMailer(db, clock),
    secrets: await readSecrets(join(settings.dataFolder, 'secrets.json')),
    limits: standardLimits,
    brand,
    mode,
    publicOrigin,
    trustProxy,
    log,
  })
  return {
    app,
    close: async () => {
      stopSweeping()
      await close()
    },
  }
}

function log(message: string, cause: unknown): void {
  process.stderr.write(`${message}: ${cause instanceof Error ? cause.stack : cause}\n`)
}

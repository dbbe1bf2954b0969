import type { Hono } from 'hono'
import { standardLimits } from './AppDeps.ts'
import { createApp } from './createApp.ts'
import { createIds } from './createIds.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Log } from './log/Log.ts'
import { openMail } from './mail/openMail.ts'
import { loadPlaces } from './places/loadPlaces.ts'
import { readSecrets, writeSecrets } from './readSecrets.ts'
import type { Settings } from './readSettings.ts'
import { loadSample } from './sample/loadSample.ts'
import { sweepHourly } from './sweep/sweepHourly.ts'

/** A running API and how to stop it. */
export interface OpenApi {
  readonly app: Hono
  /** Says "not ready" from now on, so that nobody new is sent here. */
  readonly retire: () => void
  readonly close: () => Promise<void>
}

/** Opens the API of an installation: its database, secrets, mails and data. It does not listen. */
export async function openApi(settings: Settings, log: Log): Promise<OpenApi> {
  const { brand, mode, publicOrigin, trustProxy, takesCoupons, smtp } = settings
  // An installation of several instances must not make up different secrets.
  if (mode === 'demo' || settings.database.kind === 'pglite') await writeSecrets(settings.secretsFile)
  const secrets = await readSecrets(settings.secretsFile)
  const database = await openDatabase(settings.database, log)
  const clock = { now: () => new Date() }
  await loadPlaces(database)
  if (settings.isSample) await database.alone(() => loadSample(database.db))
  const mail = await openMail({ database, clock, secrets, smtp, mode, log })
  const stopSweeping = sweepHourly(database.db, clock, log)
  let isStopping = false
  const app = createApp({
    db: database.db,
    transact: database.transact,
    clock,
    ids: createIds(),
    mailer: mail.mailer,
    secrets,
    limits: standardLimits,
    brand,
    mode,
    publicOrigin,
    trustProxy,
    takesCoupons,
    log,
    isStopping: () => isStopping,
  })
  return {
    app,
    retire: () => {
      isStopping = true
    },
    close: async () => {
      stopSweeping()
      await mail.close()
      await database.close()
    },
  }
}

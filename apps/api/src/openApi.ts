import type { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { createApp } from './createApp.ts'
import { createIds } from './createIds.ts'
import { openDatabase } from './db/openDatabase.ts'
import type { Log } from './log/Log.ts'
import { noTexter } from './login/noTexter.ts'
import type { Metrics } from './metrics/Metrics.ts'
import { openMetrics } from './metrics/openMetrics.ts'
import { expireEveryMinute } from './orders/expireEveryMinute.ts'
import { openPictures } from './pictures/openPictures.ts'
import { loadPlaces } from './places/loadPlaces.ts'
import { openPost } from './post/openPost.ts'
import { readSecrets, writeSecrets } from './readSecrets.ts'
import type { Settings } from './readSettings.ts'
import { bringSample } from './sample/bringSample.ts'
import { createSweeper } from './sweep/createSweeper.ts'
import { sweepHourly } from './sweep/sweepHourly.ts'

/** A running API and how to stop it. */
export interface OpenApi {
  readonly app: Hono
  /** What is counted, for whoever serves pages in the same process; missing where nothing is. */
  readonly metrics: Metrics | undefined
  /** Says "not ready" from now on, so that nobody new is sent here. */
  readonly retire: () => void
  readonly close: () => Promise<void>
}

/** Opens the API of an installation: its database, secrets, mails and data. It does not listen. */
export async function openApi(settings: Settings, log: Log): Promise<OpenApi> {
  const { mode, smtp, texts } = settings
  // An installation of several instances must not make up different secrets.
  if (mode === 'demo' || settings.database.kind === 'pglite') await writeSecrets(settings.secretsFile)
  const secrets = await readSecrets(settings.secretsFile, log)
  const database = await openDatabase(settings.database, log)
  const clock = { now: () => new Date() }
  await loadPlaces(database)
  if (settings.isSample) await bringSample(database)
  const post = await openPost({ database, clock, secrets, smtp, texts, mode, log })
  const pictures = await openPictures(settings)
  const metrics = await openMetrics(settings.metricsToken, database)
  const { trackingDays, enquiryDays, deletionDays } = settings
  const retention = { trackingDays, enquiryDays, deletionDays }
  const stopSweeping = sweepHourly(
    createSweeper({ ...{ database, pictures, clock, log, retention }, metrics: metrics?.metrics }),
  )
  let isStopping = false
  const deps: AppDeps = {
    db: database.db,
    transact: database.transact,
    clock,
    ids: createIds(),
    mailer: post.mailer,
    texter: post.texter ?? noTexter,
    secrets,
    limits: settings.limits,
    brand: settings.brand,
    mode,
    publicOrigin: settings.publicOrigin,
    trustProxy: settings.trustProxy,
    takesCoupons: settings.takesCoupons,
    addOns: settings.addOns,
    hasCurrencies: settings.hasCurrencies,
    enquiryMail: settings.enquiryMail,
    customiser: settings.customiser,
    google: settings.google,
    partnerOrigins: settings.partnerOrigins,
    partnerSecrets: settings.partnerSecrets,
    hasNewLogin: settings.hasNewLogin,
    pictures,
    hasNewUpload: settings.hasNewUpload,
    countryCodes: settings.countryCodes,
    answersKeptMs: settings.answersKeptMs,
    log,
    metrics,
    isStopping: () => isStopping,
  }
  const stopExpiring = expireEveryMinute(deps)
  return {
    app: createApp(deps),
    metrics: metrics?.metrics,
    retire: () => {
      isStopping = true
    },
    close: async () => {
      await stopSweeping()
      await stopExpiring()
      await post.close()
      await database.close()
    },
  }
}

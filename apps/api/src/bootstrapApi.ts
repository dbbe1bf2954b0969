import type { Hono } from 'hono'
import type { AppDeps } from './AppDeps.ts'
import { openCachePurgeQueue } from './cdn/index.ts'
import { createApp } from './createApp.ts'
import { createIdGenerator } from './createIdGenerator.ts'
import { createSearchEngine } from './createSearchEngine.ts'
import { openDatabase } from './db/openDatabase.ts'
import { runAtInterval } from './jobs/runAtInterval.ts'
import type { Log } from './log/Log.ts'
import { disabledSmsSender } from './login/index.ts'
import { openMessageQueue } from './messaging/openMessageQueue.ts'
import { enableMetrics } from './metrics/enableMetrics.ts'
import type { Metrics } from './metrics/Metrics.ts'
import { startExpiringUnpaidOrders } from './orders/index.ts'
import { createPaymentProviders, sendRefunds, type TestBankConnection } from './payment/index.ts'
import { openCataloguePictureStorage } from './pictures/openCataloguePictureStorage.ts'
import { openPictureStorage } from './pictures/openPictureStorage.ts'
import { seedPlaces } from './places/index.ts'
import { createExpiredRowPurger } from './purge/createExpiredRowPurger.ts'
import { startHourlyPurge } from './purge/startHourlyPurge.ts'
import { readSecrets, writeSecrets } from './readSecrets.ts'
import type { Settings } from './readSettings.ts'
import { seedSampleData } from './sample/seedSampleData.ts'
import { openSearchIndexQueue } from './search/index.ts'
import { createShopRepo } from './shop/index.ts'

/** Milliseconds that a response needs from an instance to the CDN. */
const transferMs = 1_000

/** A running API and how to stop it. */
export interface RunningApi {
  readonly app: Hono
  /** Metrics, for the page server in the same process; missing if they are disabled. */
  readonly metrics: Metrics | undefined
  /** Reports "not ready" from now on, so that the load balancer sends no new requests here. */
  readonly markNotReady: () => void
  readonly close: () => Promise<void>
}

/**
 * Starts the API of an installation with its database, secrets, e-mails and data. It does not listen on a port.
 *
 * @param testBank The simulated bank of demo mode, if it is a payment method.
 */
export async function bootstrapApi(
  settings: Settings,
  log: Log,
  testBank?: TestBankConnection,
): Promise<RunningApi> {
  const { mode, smtp, sms } = settings
  // Only an installation with a single instance creates its own secrets, because all instances need the same ones.
  if (mode === 'demo' || settings.database.kind === 'pglite') await writeSecrets(settings.secretsFile)
  const secrets = await readSecrets(settings.secretsFile, log)
  const database = await openDatabase(settings.database, log)
  const clock = { now: () => new Date() }
  await seedPlaces(database)
  if (settings.isSample) await seedSampleData(database)
  const post = await openMessageQueue({ database, clock, secrets, smtp, sms, mode, log })
  const pictures = await openPictureStorage(settings)
  const metrics = await enableMetrics(settings.metricsToken, database)
  const { trackingDays, enquiryDays, deletionDays } = settings
  const retention = { trackingDays, enquiryDays, deletionDays }
  const stopPurging = startHourlyPurge(
    createExpiredRowPurger({ ...{ database, pictures, clock, log, retention }, metrics: metrics?.metrics }),
  )
  const cachePurges = await openCachePurgeQueue({
    ...{ database, clock, log, cdn: settings.cdn, metrics: metrics?.metrics },
    // Twice the lifetime of the response cache: a response may be cached with a translation that was itself cached for
    // that long.
    sendAfterMs: settings.pageCacheMs + 2 * settings.responseCacheMs + transferMs,
  })
  const searchEngine = createSearchEngine()
  const searchFeed = await openSearchIndexQueue({ database, engine: searchEngine, works: true, log })
  let isStopping = false
  const payments = createPaymentProviders({ ...settings, testBank }, clock)
  const deps: AppDeps = {
    db: database.db,
    transact: database.transact,
    replica: database.replica,
    clock,
    ids: createIdGenerator(),
    mailer: post.mailer,
    smsSender: post.smsSender ?? disabledSmsSender,
    payments,
    secrets,
    limits: settings.limits,
    // The shop's name from `shop.yaml` takes precedence over the setting. It is read at the start, so e-mails use a
    // changed name only after a restart.
    brand: { ...settings.brand, name: (await createShopRepo(database.db).name()) ?? settings.brand.name },
    seller: settings.seller,
    mode,
    publicOrigin: settings.publicOrigin,
    trustProxy: settings.trustProxy,
    takesCoupons: settings.takesCoupons,
    addOns: settings.addOns,
    hasCurrencies: settings.hasCurrencies,
    enquiryMail: settings.enquiryMail,
    customiser: settings.customiser,
    google: settings.google,
    storeOrigins: settings.storeOrigins,
    partnerOrigins: settings.partnerOrigins,
    partnerSecrets: settings.partnerSecrets,
    ssoClients: settings.ssoClients,
    hasNewLogin: settings.hasNewLogin,
    pictures,
    cataloguePictures: await openCataloguePictureStorage(settings),
    hasNewUpload: settings.hasNewUpload,
    countryCodes: settings.countryCodes,
    cdn: settings.cdn?.kind,
    cachePurges,
    searchEngine,
    responseCacheMs: settings.responseCacheMs,
    log,
    metrics,
    isStopping: () => isStopping,
  }
  const stopExpiring = startExpiringUnpaidOrders(deps)
  const stopRefunding = payments.some(({ gateway }) => gateway)
    ? runAtInterval({
        everyMs: 5_000,
        work: () => sendRefunds(deps),
        onError: (cause) => log.warn('payments: no refund could be sent', cause),
      })
    : () => Promise.resolve()
  return {
    app: createApp(deps),
    metrics: metrics?.metrics,
    markNotReady: () => {
      isStopping = true
    },
    close: async () => {
      await stopPurging()
      await stopExpiring()
      await stopRefunding()
      await searchFeed.close()
      await cachePurges.close()
      await post.close()
      await database.close()
    },
  }
}

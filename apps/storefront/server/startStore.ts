import {
  createHttpServer,
  createLog,
  exitOnUncaughtException,
  readSettings,
  shutDownOnSignal,
  startTracing,
} from '@store/api'
import { openAssetArchive } from './assets/openAssetArchive.ts'
import { createStorefront } from './createStorefront.ts'
import { openServerApi } from './openServerApi.ts'
import { listClientFolders, readProductionBuilds } from './readProductionBuilds.ts'
import { readCustomiser } from './siteFiles/customiser.ts'

const { brand: _, ...settings } = readSettings(process.env)
const {
  port,
  host,
  publicOrigin,
  mode,
  trustProxy,
  drainMs,
  chatScript: chat,
  imageHosts,
  pageCacheMs,
  cdn,
} = settings
const isDemo = mode === 'demo'
const log = createLog(settings.logLevel)
const builds = await readProductionBuilds()
const [{ brand }] = builds
const stopTracing = await startTracing(settings.tracing, log)
const opened = await openServerApi({ ...settings, brand }, log)
const { api, testBank, testGoogle, metrics, markNotReady } = opened
const close = () => opened.close().finally(stopTracing)
const clientFolders = listClientFolders(builds)
const assetArchive = openAssetArchive({
  folder: settings.assetArchiveFolder,
  clientFolders,
  now: Date.now,
  warn: log.warn,
})
const app = createStorefront({
  builds,
  api,
  testBank,
  testGoogle,
  publicOrigin,
  trustProxy,
  isDemo,
  chat,
  imageHosts,
  clientFolders,
  assetArchive,
  customiser: await readCustomiser(),
  now: Date.now,
  pageCacheMs,
  cdn: cdn?.kind,
  metrics,
  log,
})

const server = createHttpServer(app.fetch)
server.on('error', (cause) => {
  const isTaken = 'code' in cause && cause.code === 'EADDRINUSE'
  console.error(isTaken ? `Port ${port} is taken. Set STORE_PORT to another one.` : cause)
  process.exitCode = 1
  void close()
})
server.listen(port, host, () => {
  console.log(`\n  The store is open:  ${publicOrigin}`)
  if (isDemo) console.log(`  Mails and codes:    ${publicOrigin}/api/outbox\n`)
})
exitOnUncaughtException(log)
shutDownOnSignal(server, { markNotReady, close, drainMs }, process.exit)

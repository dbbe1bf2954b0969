import { bootstrapApi } from './bootstrapApi.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { shutDownOnSignal } from './http/shutDownOnSignal.ts'
import { createLog } from './log/createLog.ts'
import { exitOnUncaughtException } from './log/exitOnUncaughtException.ts'
import { readSettings } from './readSettings.ts'
import { startTracing } from './tracing/startTracing.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
// If the caller in front, a proxy or a storefront, is trusted, it decides which traces are recorded.
const stopTracing = await startTracing(settings.tracing, log, settings.trustProxy)
const { app, markNotReady, close: closeApi } = await bootstrapApi(settings, log)
const server = createHttpServer(app.fetch)
server.listen(settings.port, settings.host, () => {
  console.log(`The API listens on http://${settings.host}:${settings.port}`)
})
const close = () => closeApi().finally(stopTracing)
exitOnUncaughtException(log)
shutDownOnSignal(server, { markNotReady, close, drainMs: settings.drainMs }, process.exit)

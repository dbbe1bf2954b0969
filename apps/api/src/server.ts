import { bootstrapApi } from './bootstrapApi.ts'
import { createHttpServer } from './http/createHttpServer.ts'
import { shutDownOnSignal } from './http/shutDownOnSignal.ts'
import { createLog } from './log/createLog.ts'
import { exitOnUncaughtException } from './log/exitOnUncaughtException.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const { app, markNotReady, close } = await bootstrapApi(settings, log)
const server = createHttpServer(app.fetch)
server.listen(settings.port, settings.host, () => {
  console.log(`The API listens on http://${settings.host}:${settings.port}`)
})
exitOnUncaughtException(log)
shutDownOnSignal(server, { markNotReady, close, drainMs: settings.drainMs }, process.exit)

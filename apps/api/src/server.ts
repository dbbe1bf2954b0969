import { createHttpServer } from './http/createHttpServer.ts'
import { stopOnSignal } from './http/stopOnSignal.ts'
import { createLog } from './log/createLog.ts'
import { endOnFault } from './log/endOnFault.ts'
import { openApi } from './openApi.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const log = createLog(settings.logLevel)
const { app, retire, close } = await openApi(settings, log)
const server = createHttpServer(app.fetch)
server.listen(settings.port, settings.host, () => {
  console.log(`The API listens on http://${settings.host}:${settings.port}`)
})
endOnFault(log)
stopOnSignal(server, { retire, close, drainMs: settings.drainMs }, process.exit)

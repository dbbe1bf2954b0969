import { createServer } from 'node:http'
import { getRequestListener } from '@hono/node-server'
import { readSettings } from '@store/api'
import { createStorefront } from './createStorefront.ts'
import { openServerApi } from './openServerApi.ts'
import { clientFolder, readBuild } from './readBuild.ts'
import { stopOnSignal } from './stop.ts'

const { port, host, publicOrigin, mode, ...settings } = readSettings(process.env)
const isDemo = mode === 'demo'
const log = (message: string, cause: unknown) => console.error(message, cause)
const build = await readBuild()
const { brand } = build
const { api, close } = await openServerApi(
  { ...settings, port, host, publicOrigin, mode, brand },
  process.env.API_URL,
  log,
)
const app = createStorefront({ build, api, publicOrigin, isDemo, clientFolder, now: Date.now, log })

// A client that drips its request is cut off; one that is only slow is not.
const slowClients = {
  headersTimeout: 5_000,
  requestTimeout: 15_000,
  connectionsCheckingInterval: 1_000,
  maxHeaderSize: 8192,
}
const server = createServer(slowClients, getRequestListener(app.fetch))
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
stopOnSignal(server, close, process.exit)

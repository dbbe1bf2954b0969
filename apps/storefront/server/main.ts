import type { Server } from 'node:http'
import { serve } from '@hono/node-server'
import { readSettings } from '@store/api'
import { createStorefront } from './createStorefront.ts'
import { openServerApi } from './openServerApi.ts'
import { clientFolder, readBuild } from './readBuild.ts'
import { stopOnSignal } from './stop.ts'

const settings = readSettings(process.env)
const { api, close } = await openServerApi(settings, process.env.API_URL)
const app = createStorefront({
  build: await readBuild(),
  api,
  publicOrigin: settings.publicOrigin,
  isDemo: settings.mode === 'demo',
  clientFolder,
  now: Date.now,
  log: (message, cause) => console.error(message, cause),
})

const server = serve(
  {
    fetch: app.fetch,
    port: settings.port,
    hostname: '0.0.0.0',
    serverOptions: { requestTimeout: 15_000, headersTimeout: 5_000 },
  },
  () => {
    console.log(`\n  The store is open:  ${settings.publicOrigin}`)
    if (settings.mode === 'demo') console.log(`  Mails and codes:    ${settings.publicOrigin}/api/outbox\n`)
  },
)
stopOnSignal(server as Server, close, process.exit)

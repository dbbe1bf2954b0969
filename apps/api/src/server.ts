import { serve } from '@hono/node-server'
import { openApi } from './openApi.ts'
import { readSettings } from './readSettings.ts'

const settings = readSettings(process.env)
const { app, close } = await openApi(settings)
const server = serve({ fetch: app.fetch, port: settings.port, hostname: settings.host }, ({ port }) => {
  console.log(`The API listens on http://${settings.host}:${port}`)
})

const stop = () => server.close(() => void close().then(() => process.exit(0)))
process.once('SIGTERM', stop)
process.once('SIGINT', stop)

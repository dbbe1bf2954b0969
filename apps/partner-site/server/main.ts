import { serve } from '@hono/node-server'
import { createSite } from './createSite.ts'

const {
  PORT = '3100',
  HOST = 'localhost',
  STORE_ORIGIN = 'http://localhost:3000',
  STORE_SECRET = '',
} = process.env
const ownOrigin = `http://${HOST}:${PORT}`
const site = createSite({ storeOrigin: STORE_ORIGIN, ownOrigin, secret: STORE_SECRET })

serve({ fetch: site.fetch, port: Number(PORT), hostname: HOST }, () => {
  console.log(`The partner's site is open at ${ownOrigin}, embedding the store at ${STORE_ORIGIN}`)
})

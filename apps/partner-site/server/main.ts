import { serve } from '@hono/node-server'
import { createSite } from './createSite.ts'

const { PORT = '3100', STORE_ORIGIN = 'http://localhost:3000' } = process.env

serve({ fetch: createSite(STORE_ORIGIN).fetch, port: Number(PORT), hostname: 'localhost' }, ({ port }) => {
  console.log(
    `The partner's site is open at http://localhost:${port}, embedding the store at ${STORE_ORIGIN}`,
  )
})

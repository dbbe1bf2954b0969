import { serve } from '@hono/node-server'
import { Hono } from 'hono'
import { expect, it } from 'vitest'
import { getClientIpAddress } from './getClientIpAddress.ts'

const app = new Hono().get('/', (c) => c.text(getClientIpAddress(c, false)))

it('returns the address of the connection, and none for an in-process request', async () => {
  expect(await (await app.request('/')).text()).toBe('in-process')
  const server = serve({ fetch: app.fetch, port: 0, hostname: '127.0.0.1' })
  await new Promise((resolve) => server.once('listening', resolve))
  const address = server.address()
  const port = typeof address === 'object' && address !== null ? address.port : 0
  expect(await (await fetch(`http://127.0.0.1:${port}/`)).text()).toBe('127.0.0.1')
  server.close()
})

import { once } from 'node:events'
import { createServer } from 'node:net'
import { expect, it } from 'vitest'
import { findFreePort } from './findFreePort.ts'

it('returns distinct free ports outside the range of outgoing connections', async () => {
  const ports = await Promise.all(Array.from({ length: 40 }, findFreePort))
  expect(new Set(ports).size).toBe(40)
  for (const port of ports) {
    expect(port).toBeLessThan(32_768)
    const server = createServer().listen(port, '127.0.0.1')
    await once(server, 'listening')
    server.close()
    await once(server, 'close')
  }
})

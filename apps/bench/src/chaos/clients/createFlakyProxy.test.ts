import { once } from 'node:events'
import { createServer } from 'node:http'
import { findFreePort } from '@store/config/findFreePort'
import { expect, it, onTestFinished } from 'vitest'
import { createFlakyProxy } from './createFlakyProxy.ts'

/** Opens a shop behind a proxy on which `drawn` determines the fault of each request. */
async function openShop(drawn: number) {
  let questions = 0
  const server = createServer((_, response) => {
    questions += 1
    response.end('here')
  }).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  const port = await findFreePort()
  const line = await createFlakyProxy(
    port,
    `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`,
    { resetShare: 0.01, jitterMs: 1, random: () => drawn },
  )
  onTestFinished(line.close)
  const ask = async () => (await fetch(`http://127.0.0.1:${port}/`, { method: 'POST', body: 'x' })).text()
  return { ask, line, questions: () => questions }
}

it('forwards requests unchanged without a simulated failure', async () => {
  const { ask, line, questions } = await openShop(0.5)
  expect(await ask()).toBe('here')
  expect(await ask()).toBe('here')
  expect([questions(), line.resets()]).toEqual([2, 0])
})

it('drops a request before it arrives', async () => {
  const { ask, line, questions } = await openShop(0.001)
  await expect(ask()).rejects.toThrow()
  expect([questions(), line.resets()]).toEqual([0, 1])
})

it('drops the response to a request that arrived', async () => {
  const { ask, line, questions } = await openShop(0.009)
  await expect(ask()).rejects.toThrow()
  expect([questions(), line.resets()]).toEqual([1, 1])
})

import { once } from 'node:events'
import { createServer } from 'node:http'
import { expect, it, onTestFinished } from 'vitest'
import { openSimulatedBrowser } from '../shopper/openSimulatedBrowser.ts'
import { type DataLeakProbe, findDataLeaks } from './findDataLeaks.ts'

/** Opens a shop that responds to every request with this text. */
async function openShop(status: number, words: string) {
  const server = createServer((_, response) => response.writeHead(status).end(words)).listen(0, '127.0.0.1')
  await once(server, 'listening')
  onTestFinished(() => void server.close())
  const address = server.address()
  return `http://127.0.0.1:${typeof address === 'object' && address !== null ? address.port : 0}`
}

const witness = (origin: string, ...marks: readonly string[]): DataLeakProbe => ({
  shopper: { browser: openSimulatedBrowser(origin, () => '10.0.0.1') },
  marks,
})

it('finds another shopper’s data in any successful response', async () => {
  const origin = await openShop(200, '{"email":"ravi@example.com"}')
  const mine = witness(origin, 'asha@example.com', 'o1')
  const { looks, violations } = await findDataLeaks(origin, mine, [witness(origin, 'ravi@example.com', 'o2')])
  expect(looks).toBe(4)
  expect(violations).toHaveLength(4)
  expect(violations[0]).toMatchObject({ kind: 'foreign' })
})

it('ignores the shopper’s own data, and errors that repeat the requested number', async () => {
  const own = await openShop(200, '{"email":"asha@example.com"}')
  const mine = witness(own, 'asha@example.com', 'o1')
  expect((await findDataLeaks(own, mine, [witness(own, 'ravi@example.com', 'o2')])).violations).toEqual([])
  const refuses = await openShop(404, 'There is no order o2.')
  const other = witness(refuses, 'ravi@example.com', 'o2')
  expect((await findDataLeaks(refuses, witness(refuses, 'a', 'o1'), [other])).violations).toEqual([])
})

import { once } from 'node:events'
import { createServer, type RequestListener } from 'node:http'
import { findFreePort } from '@store/config/findFreePort'
import { expect, it, onTestFinished, vi } from 'vitest'
import { createLoadBalancer } from './createLoadBalancer.ts'

/**
 * Opens an instance that is ready until it retires and passes all other requests to `answer`; `asked` records what
 * reached it.
 */
async function openInstance(answer: RequestListener) {
  let isReady = true
  const requestLog: (string | undefined)[] = []
  const port = await findFreePort()
  const server = createServer((request, response) => {
    if (request.url === '/api/ready') return response.writeHead(isReady ? 200 : 503).end()
    requestLog.push(request.url)
    return answer(request, response)
  })
  server.listen(port, '127.0.0.1')
  await once(server, 'listening')
  const close = () => {
    server.close()
    server.closeAllConnections()
  }
  onTestFinished(close)
  const retire = () => {
    isReady = false
  }
  return { origin: `http://127.0.0.1:${port}`, asked: requestLog, close, retire }
}

async function openBalancer(origins: readonly string[]) {
  const balancer = await createLoadBalancer(await findFreePort(), origins)
  onTestFinished(balancer.close)
  return balancer
}

const echo: RequestListener = (request, response) => {
  const { 'x-request-id': id, 'x-forwarded-for': from } = request.headers
  response.setHeader('x-request-id', id ?? '').setHeader('x-from', from ?? '')
  request.pipe(response)
}

it('distributes requests in turn, and forwards body, client address and request id', async () => {
  const [one, other] = [await openInstance(echo), await openInstance(echo)]
  const balancer = await openBalancer([one.origin, other.origin])
  const headers = { 'x-forwarded-for': '203.0.113.7', 'x-request-id': 'given-by-somebody' }
  const answer = await fetch(`${balancer.origin}/a`, { method: 'POST', body: 'hello', headers })
  expect(await answer.text()).toBe('hello')
  expect(answer.headers.get('x-from')).toBe('203.0.113.7')
  expect(answer.headers.get('x-request-id')).toBe('given-by-somebody')
  const plain = await fetch(`${balancer.origin}/b`)
  expect(balancer.ids).toContain(plain.headers.get('x-request-id'))
  expect(balancer.served()).toEqual([1, 1])
})

it('retries another instance with the whole body after a refused connection', async () => {
  const [one, other] = [await openInstance(echo), await openInstance(echo)]
  const balancer = await openBalancer([one.origin, other.origin])
  one.close()
  const bodies = ['first', 'second', 'third']
  const answers = bodies.map(async (body) => (await fetch(balancer.origin, { method: 'POST', body })).text())
  expect(await Promise.all(answers)).toEqual(bodies)
})

it('responds with 502 and does not retry if the failed instance may have received the request', async () => {
  const breaks = await openInstance((request) => request.socket.resetAndDestroy())
  const sound = await openInstance(echo)
  const balancer = await openBalancer([breaks.origin, sound.origin])
  const statuses = [await fetch(`${balancer.origin}/a`), await fetch(`${balancer.origin}/b`)].map(
    ({ status }) => status,
  )
  expect(statuses.sort()).toEqual([200, 502])
  expect([breaks.asked.length, sound.asked.length]).toEqual([1, 1])
})

it('skips instances that are not ready, and responds with 503 if none is ready', async () => {
  const [one, other] = [await openInstance(echo), await openInstance(echo)]
  const balancer = await openBalancer([one.origin, other.origin])
  one.retire()
  await vi.waitFor(() => expect(balancer.ready()).toEqual([false, true]))
  await Promise.all(Array.from({ length: 4 }, () => fetch(balancer.origin)))
  expect([one.asked.length, other.asked.length]).toEqual([0, 4])
  other.retire()
  await vi.waitFor(() => expect(balancer.ready()).toEqual([false, false]))
  expect((await fetch(balancer.origin)).status).toBe(503)
})

import { randomUUID } from 'node:crypto'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { expectOk, gifts, receiver } from '../fixtures/journey.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { openTestAccount } from '../fixtures/orderJourney.ts'
import { createMetrics } from './createMetrics.ts'

const token = 'a-token-of-thirty-two-signs-or-more'
const authorization = `Bearer ${token}`

const metrics = createMetrics()
let api: TestApi
beforeAll(async () => {
  api = await openTestApi({}, { metrics: { metrics, token } })
})
afterAll(() => api.close())

/** Opens the API with its own metrics. */
function open() {
  const app = createApp({ ...api.deps, metrics: { metrics: createMetrics(), token } })
  const read = async () => (await app.request('/api/metrics', { headers: { authorization } })).text()
  /** Returns the lines of one metric, without those that reading adds. */
  const lines = async (name: string) =>
    (await read()).split('\n').filter((line) => line.startsWith(`${name}{`) && !line.includes('/api/metrics'))
  return { app, read, lines }
}

describe('the metrics', () => {
  it.each([
    ['without a token', {}],
    ['with another token', { authorization: 'Bearer another-token-of-thirty-two-signs' }],
    ['with the token under another scheme', { authorization: `Basic ${token}` }],
  ])('respond with 404 %s', async (_, headers) => {
    const answer = await open().app.request('/api/metrics', { headers })
    expect(answer.status).toBe(404)
    expect(await answer.text()).not.toContain('store_')
  })

  it('respond with 404 when no token is configured', async () => {
    const app = createApp({ ...api.deps, metrics: undefined })
    expect((await app.request('/api/metrics', { headers: { authorization } })).status).toBe(404)
  })

  it('are in the Prometheus format and not cacheable', async () => {
    const answer = await open().app.request('/api/metrics', { headers: { authorization } })
    expect(answer.headers.get('content-type')).toMatch(/^text\/plain; version=0\.0\.4/)
    expect(answer.headers.get('cache-control')).toBe('private, no-store')
    const text = await answer.text()
    for (const name of ['nodejs_eventloop_lag_p99_seconds', 'nodejs_heap_size_used_bytes']) {
      expect(text).toMatch(new RegExp(`^${name} \\d`, 'm'))
    }
  })
})

describe('request metrics', () => {
  it('count by route pattern, with status and duration', async () => {
    const { app, lines } = open()
    for (const path of ['/api/pictures/none.webp', '/api/pictures/other.webp', '/api/health'])
      await app.request(path)
    expect(await lines('store_requests_total')).toEqual([
      'store_requests_total{method="GET",route="/api/pictures/:file",status="404"} 2',
      'store_requests_total{method="GET",route="/api/health",status="200"} 1',
    ])
    expect(await lines('store_request_duration_seconds_count')).toEqual([
      'store_request_duration_seconds_count{method="GET",route="/api/pictures/:file"} 2',
      'store_request_duration_seconds_count{method="GET",route="/api/health"} 1',
    ])
  })

  it('create no more labels than there are routes, whatever URL is requested', async () => {
    const { app, read, lines } = open()
    for (let number = 0; number < 50; number++) {
      await app.request(`/asked/asha-${number}@example.com?otp=482913`)
      await app.request(`/api/uploads/asha-${number}`, { method: number % 2 ? 'GET' : `X${number}` })
      await app.request(`/api/marigold/p/flower/asha-${number}?metainfo=1&rsource=web`)
    }
    expect((await lines('store_requests_total')).length).toBeLessThanOrEqual(6)
    expect(await read()).not.toMatch(/asha|482913|X\d/)
  })
})

it('the metrics count an order once, however often its idempotency key is repeated', async () => {
  const { client } = await openTestAccount(api)
  const { version, total } = expectOk(await client.cart.add({ productId: gifts.roses, pincode: '560001' }))
  const details = { receiver, senderName: 'Asha', message: 'Enjoy!' }
  const request = { ...details, orderKey: randomUUID(), version, total }
  const { orderId } = expectOk(await client.orders.place(request))
  expect(expectOk(await client.orders.place(request)).orderId).toBe(orderId)
  expect((await client.orders.place({ ...request, message: 'Another' })).ok).toBe(false)
  expect(await metrics.serialize()).toMatch(/^store_orders_placed_total 1$/m)
})

describe('values that are read on a scrape', () => {
  it('are read again at each scrape', async () => {
    let waiting = 0
    const metrics = createMetrics({
      connections: () => ({ total: 10, idle: 3, waiting }),
      jobs: async () => [{ queue: 'mail', waiting, failed: 1, oldest: 12.5 }],
    })
    expect(await metrics.serialize()).toContain('store_db_connections{state="waiting"} 0')
    waiting = 4
    const text = await metrics.serialize()
    for (const line of [
      'store_db_connections{state="total"} 10',
      'store_db_connections{state="idle"} 3',
      'store_db_connections{state="waiting"} 4',
      'store_jobs{queue="mail",state="waiting"} 4',
      'store_jobs{queue="mail",state="failed"} 1',
      'store_job_oldest_seconds{queue="mail"} 12.5',
    ]) {
      expect(text).toContain(line)
    }
  })

  it('omit only the metrics of a source that fails', async () => {
    const jobs = async () => Promise.reject(new Error('the database is away'))
    const text = await createMetrics({
      jobs,
      connections: () => ({ total: 1, idle: 0, waiting: 9 }),
    }).serialize()
    expect(text).toContain('store_db_connections{state="waiting"} 9')
    expect(text).not.toMatch(/^store_jobs\{/m)
  })
})

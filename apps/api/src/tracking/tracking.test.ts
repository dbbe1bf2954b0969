import {
  type BehaviourEvent,
  recordBehaviour,
  recordCheckoutStep,
  type TrackedCheckoutStep,
} from '@store/api-client/contract/tracking'
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest'
import { createApp } from '../createApp.ts'
import { checkoutSteps, trackedEvents } from '../db/schema/trackedEvents.ts'
import { openTestApi, type TestApi } from '../fixtures/openTestApi.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { purgeAllExpiredRows } from '../purge/purgeAllExpiredRows.ts'

let api: TestApi
beforeAll(async () => {
  api = await openTestApi({ beaconsPerNetwork: 3 })
})
afterAll(() => api.close())
beforeEach(async () => {
  await api.db.delete(trackedEvents)
  await api.db.delete(checkoutSteps)
  api.wait(60_000)
})

const day = 24 * 60 * 60 * 1000
const behaviour = '/api/marigold/fa/user-data'
const json = 'application/json'

const view = (change: Partial<BehaviourEvent> = {}): BehaviourEvent => ({
  id: crypto.randomUUID(),
  visit: '5a8df3a4-27ab-4c9e-8a62-6a1b8f5d2c11',
  event: 'view_item',
  site: 'marigold',
  source: 'mob',
  path: '/p/cake/chocolate-truffle-cake',
  isMobile: true,
  at: '2026-11-23T04:30:00.000Z',
  ...change,
})

const checkout: TrackedCheckoutStep = {
  id: '0b7f2f0e-8f39-4f0e-9b3f-2f6d6f1f4a55',
  visit: '5a8df3a4-27ab-4c9e-8a62-6a1b8f5d2c11',
  site: 'marigold',
  step: 'checkout',
  path: '/cart',
  at: '2026-11-23T04:30:00.000Z',
  isMobile: false,
  visitStartedAt: '2026-11-23T04:20:00.000Z',
}

/** Sends a request like a page's beacon. */
const send = (body: unknown, { path = behaviour, type = json, ...headers }: Record<string, string> = {}) =>
  api.app.request(`http://store.test${path}`, {
    method: 'POST',
    headers: { 'content-type': type, 'x-forwarded-for': '203.0.113.7', ...headers },
    body: typeof body === 'string' ? body : JSON.stringify(body),
  })
const items = (...all: readonly BehaviourEvent[]) => recordBehaviour.encode({ env: 'live', items: all })

describe('tracked events', () => {
  it('are stored unchanged, with the time of receipt', async () => {
    const item = view()
    const answer = await send(items(item))
    expect([answer.status, await answer.json()]).toEqual([200, { status: true }])
    const { at, ...kept } = item
    expect(await api.db.select().from(trackedEvents)).toMatchObject([
      { ...kept, product: null, happenedAt: new Date(at), createdAt: api.now() },
    ])
  })

  it('are stored once, however often and whenever they are sent', async () => {
    const duplicate = view()
    await Promise.all([send(items(duplicate)), send(items(duplicate, view()))])
    await send(items(duplicate))
    expect(await api.db.select().from(trackedEvents)).toHaveLength(2)
  })

  it('contain each checkout step once', async () => {
    const path = '/api/marigold/fa/order-step'
    for (const _ of [1, 2])
      expect((await send(recordCheckoutStep.encode(checkout), { path })).status).toBe(200)
    expect(await api.db.select().from(checkoutSteps)).toMatchObject([
      { step: 'checkout', visitStartedAt: new Date(checkout.visitStartedAt), isMobile: false },
    ])
  })

  it('are accepted only from this shop', async () => {
    expect((await send(items(view({ site: 'elsewhere' })))).status).toBe(400)
    expect(await api.db.select().from(trackedEvents)).toEqual([])
  })

  it('are rejected if they identify a person by an email address, a phone number or an order id', async () => {
    const wire = items(view())
    const wrong = [
      { ...wire, email: 'asha@example.com' },
      { ...wire, items: wire.items.map((item) => ({ ...item, otp: 123456 })) },
      { ...wire, items: wire.items.map((item) => ({ ...item, url: '/x/9812345678' })) },
    ]
    for (const body of wrong) expect((await send(body)).status).toBe(400)
    expect(await api.db.select().from(trackedEvents)).toEqual([])
  })

  it('are deleted after thirty days, or after the configured number of days', async () => {
    await send(items(view()))
    await send(recordCheckoutStep.encode(checkout), { path: '/api/marigold/fa/order-step' })
    const rows = async () =>
      (await api.db.select().from(trackedEvents)).length + (await api.db.select().from(checkoutSteps)).length
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + 29 * day))
    expect(await rows()).toBe(2)
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + 8 * day), { trackingDays: 9 })
    expect(await rows()).toBe(2)
    await purgeAllExpiredRows(api.db, new Date(api.now().getTime() + 10 * day), { trackingDays: 9 })
    expect(await rows()).toBe(0)
  })
})

describe('tracking beacons', () => {
  it.each([
    ['text sent by a browser', { type: 'text/plain;charset=UTF-8', origin: 'http://store.test' }, 200],
    ['text without an Origin header', { type: 'text/plain' }, 415],
    ['text from another origin', { type: 'text/plain', origin: 'https://evil.example' }, 403],
    ['a form', { type: 'application/x-www-form-urlencoded', origin: 'http://store.test' }, 415],
    ['JSON from another origin', { origin: 'https://evil.example' }, 403],
  ])('are checked for their content type and origin: %s', async (_, headers, status) => {
    expect((await send(items(view()), headers)).status).toBe(status)
  })

  it('are accepted with a text body only by the tracking endpoint', async () => {
    const headers = { path: '/api/fa/newfacart/add', type: 'text/plain', origin: 'http://store.test' }
    expect((await send({ nid: 1001 }, headers)).status).toBe(415)
  })

  it('are rejected if larger than 64 KiB, empty or invalid', async () => {
    expect((await send(`{"env":"live","items":["${'x'.repeat(70_000)}"]}`)).status).toBe(413)
    expect((await send('')).status).toBe(400)
    expect((await send('nonsense')).status).toBe(400)
  })

  it('are rate-limited per minute and network, without affecting other networks', async () => {
    const from = (address: string) => send(items(view()), { 'x-forwarded-for': address })
    const statuses = []
    for (const _ of [1, 2, 3, 4]) statuses.push((await from('203.0.113.9')).status)
    expect(statuses).toEqual([200, 200, 200, 429])
    expect((await from('203.0.113.10')).status).toBe(200)
  })
})

it('tracking requests above the total limit are accepted, but their events are dropped and counted', async () => {
  const token = 'a-token-of-thirty-two-signs-or-more'
  const metrics = createMetrics()
  const app = createApp({
    ...api.deps,
    limits: { ...api.deps.limits, trackedEvents: 5 },
    metrics: { metrics, token },
  })
  const from = async (address: string, body: unknown, path = behaviour) => {
    const headers = { 'content-type': json, 'x-forwarded-for': address }
    const answer = await app.request(`http://store.test${path}`, {
      ...{ method: 'POST', headers },
      body: JSON.stringify(body),
    })
    return answer.status
  }
  expect(await from('198.51.100.1', items(view(), view(), view(), view()))).toBe(200)
  expect(await from('198.51.100.2', items(view(), view()))).toBe(200)
  expect(await from('198.51.100.3', recordCheckoutStep.encode(checkout), '/api/marigold/fa/order-step')).toBe(
    200,
  )
  expect(await api.db.select().from(trackedEvents)).toHaveLength(4)
  expect(await api.db.select().from(checkoutSteps)).toEqual([])
  expect(await metrics.serialize()).toMatch(/^store_tracked_events_dropped_total 3$/m)
  api.wait(60_000)
  expect(await from('198.51.100.2', items(view(), view()))).toBe(200)
  expect(await api.db.select().from(trackedEvents)).toHaveLength(6)
})

import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { findFreePort } from '@store/config/findFreePort'
import { type RunningPostgres, startPostgres } from '@store/config/postgres'
import { afterAll, beforeAll, describe, expect, it, vi } from 'vitest'
import { type DatabaseInspector, openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { findLedgerViolations } from './ledger/findLedgerViolations.ts'
import { type RunningStore, startStore } from './processes/startStore.ts'
import { fetchStatus } from './processes/waitUntilReady.ts'
import { writeMetrics } from './processes/writeMetrics.ts'
import { createLoadBalancer, type LoadBalancer } from './proxy/createLoadBalancer.ts'
import { createShopper, signUp } from './shopper/createShopper.ts'
import type { GiftQuantities, ShopperHistory } from './shopper/ShopperHistory.ts'
import { type Crowd, startCrowd } from './shopper/startCrowd.ts'
import { startShoppingSession } from './shopper/startShoppingSession.ts'

const hamper = 6001
const hampers = 4

let postgres: RunningPostgres
let balancer: LoadBalancer
let stores: readonly [RunningStore, RunningStore]
let books: DatabaseInspector
let stockBefore: GiftQuantities
let folder: string
const histories: ShopperHistory[] = []

beforeAll(async () => {
  postgres = await startPostgres()
  folder = await mkdtemp(join(tmpdir(), 'instances-'))
  const port = await findFreePort()
  const env = {
    DATABASE_URL: postgres.url,
    STORE_ORIGIN: `http://127.0.0.1:${port}`,
    STORE_SECRETS: join(folder, 'secrets.json'),
    STORE_DRAIN_MS: '500',
    STORE_LOG: 'info',
  }
  // Both instances start at the same moment, on an empty database and without secrets. Each secret is created by one of
  // them.
  const start = () => startStore({ kind: 'storefront', env })
  stores = await Promise.all([start(), start()])
  books = await openPostgresInspector(postgres.url)
  await books.fillStock(1_000_000)
  await books.run(`update products set stock = ${hampers} where nid = ${hamper}`)
  stockBefore = (await books.read()).stock
  balancer = await createLoadBalancer(
    port,
    stores.map(({ origin }) => origin),
  )
  await bothAreReady()
}, 90_000)

afterAll(async () => {
  await balancer?.close()
  for (const store of stores ?? []) await store.stop()
  await books?.close()
  await postgres?.stop()
  if (folder) await rm(folder, { recursive: true })
})

const bothAreReady = () => vi.waitFor(() => expect(balancer.ready()).toEqual([true, true]), 20_000)

const disagreements = async () =>
  findLedgerViolations({ histories, ledger: await books.read(), stockBefore, mayBeRefused: ['out_of_stock'] })

async function openCrowd(size: number): Promise<Crowd> {
  const crowd = await startCrowd(balancer.origin, size)
  histories.push(...crowd.histories)
  return crowd
}

/** Returns the ids of the requests that an instance handled. */
const answeredBy = ({ lines }: RunningStore) =>
  new Set(lines.flatMap((line) => /"request":"([\w-]+)".*"answered"/.exec(line)?.[1] ?? []))

describe('two instances started concurrently on an empty database', () => {
  it('share a shopper’s login, cart and order', async () => {
    const shopper = createShopper(balancer.origin)
    await signUp(balancer.origin, shopper)
    const shopping = startShoppingSession(shopper)
    histories.push(shopping.history)
    for (const nids of [[1001, 3001], [2001]]) {
      const cart = await shopping.fill(nids)
      expect(cart && (await shopping.placeOrder(cart))).toBe(true)
    }
    await shopping.readBack()
    const ids = shopper.browser.responses.map(({ requestId }) => requestId ?? '')
    const [one, other] = stores.map(answeredBy)
    expect(ids.filter((id) => one?.has(id)).length).toBeGreaterThan(3)
    expect(ids.filter((id) => other?.has(id)).length).toBeGreaterThan(3)
    expect(await disagreements()).toEqual([])
    expect(await fetchStatus(`${balancer.origin}/`)).toBe(200)
  })

  it('do not oversell: 10 shoppers order 4 hampers at the same time', async () => {
    const carts = []
    for (let at = 0; at < 10; at += 1) {
      const shopper = createShopper(balancer.origin)
      await signUp(balancer.origin, shopper)
      const shopping = startShoppingSession(shopper)
      histories.push(shopping.history)
      carts.push({ shopping, cart: await shopping.fill([hamper]) })
    }
    const placed = await Promise.all(carts.map(({ shopping, cart }) => cart && shopping.placeOrder(cart)))
    expect(placed.filter(Boolean)).toHaveLength(hampers)
    await Promise.all(carts.map(({ shopping }) => shopping.readBack()))
    expect(await disagreements()).toEqual([])
  })
})

describe('instances under load', () => {
  it('lose no request when one is stopped and restarted, and the restarted one receives requests again', async () => {
    const crowd = await openCrowd(8)
    await crowd.nextOrder()
    const started = performance.now()
    const ending = stores[0].kill('SIGTERM')
    // The instance reports "not ready" while it still accepts connections, so that load balancers stop routing to it.
    const ready = () => fetchStatus(`${stores[0].origin}/api/ready`)
    await vi.waitFor(async () => expect(await ready()).toBe(503), { interval: 10, timeout: 5_000 })
    expect(await ending).toEqual({ code: 0, signal: null })
    const toEnd = Math.round(performance.now() - started)
    expect(balancer.ready()).toEqual([false, true])
    await crowd.nextOrder()
    await stores[0].start()
    await bothAreReady()
    const [before = 0] = balancer.served()
    for (let order = 0; order < 8; order += 1) await crowd.nextOrder()
    expect(balancer.served()[0]).toBeGreaterThan(before)
    await crowd.finish()
    expect(crowd.responses().filter(({ status }) => status >= 500)).toEqual([])
    expect(crowd.unanswered()).toBe(0)
    expect(await disagreements()).toEqual([])
    writeMetrics('graceful-stop', { orders: crowd.placed(), 'SIGTERM to end': `${toEnd} ms` })
  })

  it('lose no order when one is killed: shoppers retry on the other, and each order exists once', async () => {
    const crowd = await openCrowd(8)
    for (let order = 0; order < 8; order += 1) await crowd.nextOrder()
    await stores[1].kill('SIGKILL')
    for (let order = 0; order < 8; order += 1) await crowd.nextOrder()
    await crowd.finish()
    const statuses = crowd.responses().map(({ status }) => status)
    expect(statuses.filter((status) => status >= 500 && status !== 502)).toEqual([])
    expect(await disagreements()).toEqual([])
  })
})

import { setTimeout as delay } from 'node:timers/promises'
import { toProductId } from '@store/api-client/contract/cart'
import { paise } from '@store/api-client/contract/money'
import { findFreePort } from '@store/config/findFreePort'
import { type RunningPostgres, startPostgres } from '@store/config/postgres'
import { startReplica } from '@store/config/replica'
import { eq, sql } from 'drizzle-orm'
import { Client } from 'pg'
import { afterAll, beforeAll, describe, expect, it, onTestFinished } from 'vitest'
import { createTestDatabase, databaseUrl } from '../fixtures/createSeededDatabase.ts'
import { expectOk } from '../fixtures/journey.ts'
import { openTestApi } from '../fixtures/openTestApi.ts'
import { seedTestDatabase } from '../fixtures/Seed.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { createMetrics } from '../metrics/createMetrics.ts'
import { openPostgres } from './openPostgres.ts'
import { products } from './schema/products.ts'

const name = 'store'
const roses = 1001

let primary: RunningPostgres
let replica: RunningPostgres
let urls: { readonly url: string; readonly readUrl: string }
beforeAll(async () => {
  primary = await startPostgres({ fsync: 'off', wal_level: 'replica' })
  const { url } = await createTestDatabase(primary.url, name)
  const database = await openPostgres({ url, log: silentLog })
  await seedTestDatabase(database, 'sample').finally(database.close)
  replica = await startReplica(primary)
  urls = { url, readUrl: databaseUrl(replica.url, name) }
})
afterAll(async () => {
  await replica.stop()
  await primary.stop()
})

/** Opens the API with the replica. */
async function open(log = silentLog) {
  const database = await openPostgres({ ...urls, log })
  const api = await openTestApi({}, { database, log })
  onTestFinished(api.close)
  const { client } = api.visitor()
  const { replica } = database
  if (!replica) throw new Error('no replica')
  const readsOf = async (work: () => Promise<unknown>) => {
    const before = replica.reads()
    await work()
    const after = replica.reads()
    return {
      replica: after.replica - before.replica,
      behind: after.behind - before.behind,
      unavailable: after.unavailable - before.unavailable,
    }
  }
  const metricsText = () => createMetrics({ replicaReads: replica.reads }).serialize()
  return { ...api, client, readsOf, metricsText }
}

/** Runs statements directly on a server. */
async function run(url: string, ...statements: readonly string[]): Promise<readonly unknown[]> {
  const client = new Client({ connectionString: url })
  await client.connect()
  try {
    let rows: readonly unknown[] = []
    for (const statement of statements) rows = (await client.query(statement)).rows
    return rows
  } finally {
    await client.end()
  }
}

/** Returns whether the last query of the store on a server was one for products. */
async function hasReadProducts(url: string): Promise<boolean> {
  const found = await run(
    url,
    `select from pg_stat_activity
      where application_name = 'store' and datname = current_database() and query like '%from "products"%'`,
  )
  return found.length > 0
}

/** Pauses the replay until the end of the test. */
async function pauseReplay(): Promise<void> {
  await run(urls.readUrl, 'select pg_wal_replay_pause()')
  onTestFinished(async () => {
    await run(urls.readUrl, 'select pg_wal_replay_resume()')
  })
  await expect
    .poll(() => run(urls.readUrl, 'select pg_get_wal_replay_pause_state() as state'), patient)
    .toEqual([{ state: 'paused' }])
}

/** Long enough for a busy machine, and for the pause after a failure of the replica. */
const patient = { timeout: 30_000 }

const reads = { replica: 0, behind: 0, unavailable: 0 }

describe('a store with a read replica', () => {
  it('reads the catalogue, suggestions and locations from the replica, and a cart from the primary', async () => {
    const { client, readsOf, metricsText } = await open()
    const readAll = () =>
      readsOf(async () => {
        expectOk(await client.catalogue.search({ text: 'roses' }))
        expectOk(await client.catalogue.suggest({ text: 'ros' }))
        expectOk(await client.delivery.suggest({ text: 'beng' }))
        // This call is the last one, because Postgres shows the last statement of each connection.
        expectOk(await client.catalogue.cards({ ids: [roses] }))
      })
    // A replica on a busy machine may be behind for a moment.
    await expect.poll(readAll, patient).toEqual({ ...reads, replica: 4 })
    expect(await hasReadProducts(urls.readUrl)).toBe(true)
    const ofCart = await readsOf(async () => expectOk(await client.cart.list()))
    expect(ofCart).toEqual(reads)
    expect(await metricsText()).toMatch(/^store_replica_reads_total\{result="replica"\} [1-9]/m)
  })

  it('shows shoppers their own carts, and everyone a new price, while the replay is paused', async () => {
    const { client, db, readsOf } = await open()
    const priceOfRoses = async () => expectOk(await client.catalogue.cards({ ids: [roses] }))[0]?.price ?? 0
    const before = await priceOfRoses()
    await pauseReplay()
    const counted = await readsOf(async () => {
      expectOk(await client.cart.add({ productId: toProductId(roses), pincode: '560001' }))
      expect(expectOk(await client.cart.list()).lines).toHaveLength(1)
      await db
        .update(products)
        .set({ price: sql`${products.price} + 100` })
        .where(eq(products.nid, roses))
      expect(await priceOfRoses()).toBe(before + 100)
    })
    expect(counted.replica).toBe(0)
    await run(urls.readUrl, 'select pg_wal_replay_resume()')
    await expect.poll(() => readsOf(priceOfRoses), patient).toEqual({ ...reads, replica: 1 })
    expect(await priceOfRoses()).toBe(before + 100)
  })

  it('shows each of many price changes in the next response, while the replica replays', async () => {
    const { client, db, readsOf } = await open()
    const counted = await readsOf(async () => {
      for (let price = paise(50_000); price < 54_000; price = paise(price + 100)) {
        await db.update(products).set({ price }).where(eq(products.nid, roses))
        const [card] = expectOk(await client.catalogue.cards({ ids: [roses] }))
        expect(card?.price).toBe(price)
      }
    })
    expect(counted.replica).toBeGreaterThan(0)
  })

  it('fails no request when the replica stops under load, reports it once, and uses it again later', async () => {
    const warned: string[] = []
    const { visitor, readsOf } = await open({ ...silentLog, warn: (text) => warned.push(text) })
    let isOver = false
    onTestFinished(() => {
      isOver = true
    })
    let failed = 0
    const browse = async () => {
      const { client } = visitor()
      while (!isOver) if (!(await client.catalogue.search({ text: 'roses' })).ok) failed += 1
    }
    const shoppers = Array.from({ length: 8 }, browse)
    const counted = await readsOf(async () => {
      const served = async () => (await readsOf(async () => delay(10))).replica
      await expect.poll(served, patient).toBeGreaterThan(0)
      await replica.crash()
      const missed = async () => (await readsOf(async () => delay(10))).unavailable
      await expect.poll(missed, patient).toBeGreaterThan(0)
      await replica.start()
      await expect.poll(served, patient).toBeGreaterThan(0)
      isOver = true
      await Promise.all(shoppers)
    })
    expect(failed).toBe(0)
    expect(counted.unavailable).toBeGreaterThan(0)
    expect(warned.filter((text) => text.includes('the replica is'))).toHaveLength(1)
  })

  it('starts without its replica, but not with one of another database or with synchronous_commit off', async () => {
    const port = await findFreePort()
    const down = await openPostgres({
      ...{ url: urls.url, readUrl: `postgres://store@127.0.0.1:${port}/${name}`, log: silentLog },
    })
    expect(
      await down.replica?.read(
        async () => 'replica',
        async () => 'primary',
      ),
    ).toBe('primary')
    await down.close()
    const others: readonly [string, RegExp][] = [
      [replica.url, /another database/],
      [urls.url, /not lead to a streaming replica/],
    ]
    for (const [readUrl, why] of others) {
      await expect(openPostgres({ url: urls.url, readUrl, log: silentLog })).rejects.toThrow(why)
    }
    await run(urls.url, `alter database "${name}" set synchronous_commit = off`)
    onTestFinished(async () => {
      await run(urls.url, `alter database "${name}" reset synchronous_commit`)
    })
    await expect(openPostgres({ ...urls, log: silentLog })).rejects.toThrow(/synchronous_commit/)
  })
})

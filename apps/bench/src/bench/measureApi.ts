import { startPostgres } from '@store/config/postgres'
import { startBaseline } from '../baseline/startBaseline.ts'
import { openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { createForwardedForHeader } from './createForwardedForHeader.ts'
import { locationSearchTexts } from './locationSearchTexts.ts'
import { createGuestCart, measureAddToCart } from './measureAddToCart.ts'
import { measureOrders } from './measureOrders.ts'
import type { Row } from './Row.ts'
import { type LoadTestResult, runLoadTest } from './runLoadTest.ts'

const brand = 'marigold'

const product = `/api/${brand}/p/cake/chocolate-truffle-cake?metainfo=1&rsource=web`

/** Read-only requests by name. */
const reads = {
  'product read': product,
  'pincode check': `/api/${brand}/fa/pincode-delivery-check?pincode=560001&nid=2001&rsource=web`,
} as const

/** Measures requests to the API alone on both databases, compared with a route that does nothing. */
export async function measureApi(): Promise<readonly Row[]> {
  const floor = await startBaseline()
  try {
    const base = await runLoadTest({ url: `${floor.origin}/json` })
    return [...(await onPostgres(base)), ...(await onPglite(base))]
  } finally {
    await floor.stop()
  }
}

async function onPostgres(base: LoadTestResult): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error' }
  const store = await startStore({ kind: 'api', env })
  const books = await openPostgresInspector(postgres.url)
  try {
    await books.fillStock(10_000_000)
    return [
      ...(await timeUnkept('Postgres', { DATABASE_URL: postgres.url }, base)),
      ...(await measureReadRequests('Postgres', store, base, {
        ...{ 'product read': { perSecond: 3_500, p99: 15 }, 'suggest a place': { p99: 20 } },
      })),
      ...toFigureRows('Postgres: add to cart', await measureAddToCart(store.origin), base, {
        perSecond: 1_500,
        p99: 40,
      }),
      ...toFigureRows('Postgres: order of one hot gift', await measureOrders(store.origin, books), base, {
        perSecond: 700,
        p99: 100,
      }),
    ]
  } finally {
    await books.close()
    await store.stop()
    await postgres.stop()
  }
}

async function onPglite(base: LoadTestResult): Promise<readonly Row[]> {
  const store = await startStore({ kind: 'api', env: { STORE_LOG: 'error' } })
  try {
    return [
      ...(await timeUnkept('PGlite', {}, base)),
      ...(await measureReadRequests('PGlite', store, base, { 'product read': { perSecond: 1_200 } })),
      ...toFigureRows('PGlite: add to cart', await measureAddToCart(store.origin), base, {}),
    ]
  } finally {
    await store.stop()
  }
}

/** Measures the product route without the response cache, as when many different products are requested. */
async function timeUnkept(
  where: string,
  database: Readonly<Record<string, string>>,
  base: LoadTestResult,
): Promise<readonly Row[]> {
  const env = { ...database, STORE_LOG: 'error', STORE_ANSWERS_KEPT_MS: '0' }
  const store = await startStore({ kind: 'api', env })
  try {
    const next = from(() => product)
    await runLoadTest({ url: store.origin, next, seconds: 2 })
    return toFigureRows(
      `${where}: product read, no answer kept`,
      await runLoadTest({ url: store.origin, next }),
      base,
      {},
    )
  } finally {
    await store.stop()
  }
}

/** Performance target of a request. */
export interface PerformanceTarget {
  readonly perSecond?: number
  /** Milliseconds. */
  readonly p99?: number
}

/** Measures the read-only requests, and suggestions while typing. */
export async function measureReadRequests(
  where: string,
  { origin }: RunningStore,
  base: LoadTestResult,
  promised: Readonly<Record<string, PerformanceTarget>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [what, path] of Object.entries(reads)) {
    await runLoadTest({ url: origin, next: from(() => path), seconds: 2 })
    rows.push(
      ...toFigureRows(
        `${where}: ${what}`,
        await runLoadTest({ url: origin, next: from(() => path) }),
        base,
        promised[what] ?? {},
      ),
    )
  }
  const { cookie } = await createGuestCart(origin, 0)
  const list = () => ({ path: '/api/fa/newfacart/cart', headers: { ...createForwardedForHeader(0), cookie } })
  rows.push(
    ...toFigureRows(
      `${where}: cart list`,
      await runLoadTest({ url: origin, next: list }),
      base,
      promised['cart list'] ?? {},
    ),
  )
  let at = 0
  const suggest = () => {
    at += 1
    return {
      path: '/api/suggest_locations',
      headers: { ...createForwardedForHeader(at), origin, 'content-type': 'application/json' },
      // Many shoppers type concurrently, so no two consecutive requests come from the same shopper.
      body: JSON.stringify({ searchtext: locationSearchTexts[(at * 37) % locationSearchTexts.length] }),
    }
  }

  return [
    ...rows,
    ...toFigureRows(
      `${where}: suggest a place`,
      await runLoadTest({ url: origin, method: 'POST', next: suggest }),
      base,
      {},
    ),
    ...toFigureRows(
      `${where}: suggest a place, 1,000 a second`,
      await runLoadTest({ url: origin, method: 'POST', next: suggest, perSecond: 1_000 }),
      base,
      promised['suggest a place'] ?? {},
    ),
  ]
}

let requestCount = 0
const from = (path: () => string) => () => {
  requestCount += 1
  return { path: path(), headers: createForwardedForHeader(requestCount) }
}

/** Returns a request's figures as rows of the table. */
export function toFigureRows(
  what: string,
  { perSecond, p50, p99 }: LoadTestResult,
  base: LoadTestResult,
  must: PerformanceTarget,
): readonly Row[] {
  return [
    {
      what,
      figure: perSecond,
      unit: 'requests/s',
      baseline: base.perSecond,
      target: must.perSecond,
      isCost: false,
      note: `p50 ${p50} ms`,
    },
    { what: `${what}, p99`, figure: p99, unit: 'ms', baseline: base.p99, target: must.p99, isCost: true },
  ]
}

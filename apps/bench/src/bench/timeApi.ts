import { startPostgres } from '@store/config/postgres'
import { startFloor } from '../floor/startFloor.ts'
import { openPostgresBooks } from '../ledger/openBooks.ts'
import { type RunningStore, startStore } from '../processes/startStore.ts'
import { addGifts, openCart } from './addGifts.ts'
import { address } from './address.ts'
import { type Hammered, hammer } from './hammer.ts'
import { placeOrders } from './placeOrders.ts'
import type { Row } from './Row.ts'

const brand = 'marigold'

const product = `/api/${brand}/p/cake/chocolate-truffle-cake?metainfo=1&rsource=web`

/** Calls that only read, by what they are. */
const reads = {
  'product read': product,
  'pincode check': `/api/${brand}/fa/pincode-delivery-check?pincode=560001&nid=2001&rsource=web`,
} as const

/** Times calls of the API alone on both databases, beside a route that does nothing. */
export async function timeApi(): Promise<readonly Row[]> {
  const floor = await startFloor()
  try {
    const base = await hammer({ url: `${floor.origin}/json` })
    return [...(await onPostgres(base)), ...(await onPglite(base))]
  } finally {
    await floor.stop()
  }
}

async function onPostgres(base: Hammered): Promise<readonly Row[]> {
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error' }
  const store = await startStore({ kind: 'api', env })
  const books = await openPostgresBooks(postgres.url)
  try {
    await books.fillStock(10_000_000)
    return [
      ...(await timeUnkept('Postgres', { DATABASE_URL: postgres.url }, base)),
      ...(await timeReads('Postgres', store, base, { 'product read': { perSecond: 3_500, p99: 15 } })),
      ...tell('Postgres: add to cart', await addGifts(store.origin), base, { perSecond: 1_500, p99: 40 }),
      ...tell('Postgres: order of one hot gift', await placeOrders(store.origin, books), base, {
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

async function onPglite(base: Hammered): Promise<readonly Row[]> {
  const store = await startStore({ kind: 'api', env: { STORE_LOG: 'error' } })
  try {
    return [
      ...(await timeUnkept('PGlite', {}, base)),
      ...(await timeReads('PGlite', store, base, { 'product read': { perSecond: 1_200 } })),
      ...tell('PGlite: add to cart', await addGifts(store.origin), base, {}),
    ]
  } finally {
    await store.stop()
  }
}

/** Times the product with every answer asked of the database, as many products at once would be. */
async function timeUnkept(
  where: string,
  database: Readonly<Record<string, string>>,
  base: Hammered,
): Promise<readonly Row[]> {
  const env = { ...database, STORE_LOG: 'error', STORE_ANSWERS_KEPT_MS: '0' }
  const store = await startStore({ kind: 'api', env })
  try {
    const next = from(() => product)
    await hammer({ url: store.origin, next, seconds: 2 })
    return tell(`${where}: product read, no answer kept`, await hammer({ url: store.origin, next }), base, {})
  } finally {
    await store.stop()
  }
}

/** What was promised of a call. */
export interface Promised {
  readonly perSecond?: number
  /** Milliseconds. */
  readonly p99?: number
}

/** Times the calls that read, and suggestions as they are typed. */
export async function timeReads(
  where: string,
  { origin }: RunningStore,
  base: Hammered,
  promised: Readonly<Record<string, Promised>>,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  for (const [what, path] of Object.entries(reads)) {
    await hammer({ url: origin, next: from(() => path), seconds: 2 })
    rows.push(
      ...tell(
        `${where}: ${what}`,
        await hammer({ url: origin, next: from(() => path) }),
        base,
        promised[what] ?? {},
      ),
    )
  }
  const { cookie } = await openCart(origin, 0)
  const list = () => ({ path: '/api/fa/newfacart/cart', headers: { ...address(0), cookie } })
  rows.push(
    ...tell(
      `${where}: cart list`,
      await hammer({ url: origin, next: list }),
      base,
      promised['cart list'] ?? {},
    ),
  )
  const typed = ['kor', 'koram', 'bangal', 'gurug', 'andheri', 'mumb', 'kolk', '5600']
  let at = 0
  const suggest = () => {
    at += 1
    return {
      path: '/api/suggest_locations',
      headers: { ...address(at), origin, 'content-type': 'application/json' },
      body: JSON.stringify({ searchtext: typed[at % typed.length] }),
    }
  }

  return [
    ...rows,
    ...tell(
      `${where}: suggest a place`,
      await hammer({ url: origin, method: 'POST', next: suggest }),
      base,
      {},
    ),
  ]
}

let asked = 0
const from = (path: () => string) => () => {
  asked += 1
  return { path: path(), headers: address(asked) }
}

/** A call's figures as rows of the table. */
export function tell(
  what: string,
  { perSecond, p50, p99 }: Hammered,
  base: Hammered,
  must: Promised,
): readonly Row[] {
  return [
    {
      what,
      figure: perSecond,
      unit: 'requests/s',
      floor: base.perSecond,
      must: must.perSecond,
      isCost: false,
      note: `p50 ${p50} ms`,
    },
    { what: `${what}, p99`, figure: p99, unit: 'ms', floor: base.p99, must: must.p99, isCost: true },
  ]
}

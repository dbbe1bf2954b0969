import { startPostgres } from '@store/config/postgres'
import { startFloor } from '../floor/startFloor.ts'
import { openPostgresBooks } from '../ledger/openBooks.ts'
import { startStore } from '../processes/startStore.ts'
import { growSample } from './growSample.ts'
import { hammer } from './hammer.ts'
import { placeOrders } from './placeOrders.ts'
import type { Row } from './Row.ts'
import { tell, timeReads } from './timeApi.ts'

/** Times the same calls with the sample as it is, ten times and a hundred times of it. */
export async function timeGrowth(): Promise<readonly Row[]> {
  const floor = await startFloor()
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error' }
  const store = await startStore({ kind: 'api', env })
  const books = await openPostgresBooks(postgres.url)
  try {
    const base = await hammer({ url: `${floor.origin}/json` })
    const rows: Row[] = []
    for (const times of [1, 10, 100]) {
      const there = await growSample(books, times)
      await books.fillStock(10_000_000)
      const where = `${there.products} gifts, ${there.orders} orders`
      rows.push(...(await timeReads(where, store, base, {})))
      rows.push(...tell(`${where}: order`, await placeOrders(store.origin, books, 1_500), base, {}))
    }
    return rows
  } finally {
    await books.close()
    await store.stop()
    await postgres.stop()
    await floor.stop()
  }
}

import { startPostgres } from '@store/config/postgres'
import { startBaseline } from '../baseline/startBaseline.ts'
import { openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import { startStore } from '../processes/startStore.ts'
import { measureReadRequests, toFigureRows } from './measureApi.ts'
import { measureOrders } from './measureOrders.ts'
import type { Row } from './Row.ts'
import { runLoadTest } from './runLoadTest.ts'
import { scaleSampleData } from './scaleSampleData.ts'

/** Measures the same requests with the sample, ten times and a hundred times its size. */
export async function measureGrowingDatabase(): Promise<readonly Row[]> {
  const floor = await startBaseline()
  const postgres = await startPostgres()
  const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error' }
  const store = await startStore({ kind: 'api', env })
  const books = await openPostgresInspector(postgres.url)
  try {
    const base = await runLoadTest({ url: `${floor.origin}/json` })
    const rows: Row[] = []
    for (const times of [1, 10, 100]) {
      const there = await scaleSampleData(books, times)
      await books.fillStock(10_000_000)
      const where = `${there.products} gifts, ${there.orders} orders`
      rows.push(...(await measureReadRequests(where, store, base, {})))
      rows.push(...toFigureRows(`${where}: order`, await measureOrders(store.origin, books, 1_500), base, {}))
    }
    return rows
  } finally {
    await books.close()
    await store.stop()
    await postgres.stop()
    await floor.stop()
  }
}

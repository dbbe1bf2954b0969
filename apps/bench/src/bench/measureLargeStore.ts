import { startPostgres } from '@store/config/postgres'
import { openPostgresInspector } from '../ledger/DatabaseInspector.ts'
import { startStore } from '../processes/startStore.ts'
import { growTestDatabase } from './growTestDatabase.ts'
import { measureLargeTableReads } from './measureLargeTableReads.ts'
import type { Row } from './Row.ts'

/**
 * Measures the calls that read large tables in a large store, without cached responses. `BENCH_PRODUCTS` and
 * `BENCH_ORDERS` change its size; a million of each takes longer than the other benchmarks.
 */
export async function measureLargeStore(): Promise<readonly Row[]> {
  const size = {
    products: Number(process.env.BENCH_PRODUCTS ?? 100_000),
    orders: Number(process.env.BENCH_ORDERS ?? 200_000),
  }
  const postgres = await startPostgres({ shared_buffers: '1GB', maintenance_work_mem: '512MB' })
  const env = { DATABASE_URL: postgres.url, STORE_LOG: 'error', STORE_ANSWERS_KEPT_MS: '0' }
  const store = await startStore({ kind: 'api', env })
  const books = await openPostgresInspector(postgres.url)
  try {
    await growTestDatabase(books, size)
    return await measureLargeTableReads(store.origin, books, 20)
  } finally {
    await books.close()
    await store.stop()
    await postgres.stop()
  }
}

import { Client } from 'pg'
import { listTablesQuery } from './restoreBackup.ts'

/** Contents of a restored database. */
export interface DatabaseContents {
  readonly tables: number
  readonly rows: number
  readonly products: number
  readonly orders: number
  /** Time of the newest order; `undefined` without orders. */
  readonly newestOrder: Date | undefined
}

/** Reads every value of every row of a Postgres database; throws if one cannot be read. */
export async function readEveryRow(url: string): Promise<DatabaseContents> {
  const client = new Client({ connectionString: url, connectionTimeoutMillis: 3_000 })
  await client.connect()
  try {
    const counts = new Map<string, number>()
    for (const { name } of (await client.query<{ name: string }>(listTablesQuery)).rows) {
      // Each row is cast to text, because counting rows alone would not read values that are stored out of line.
      const { rows } = await client.query(`select count(t::text)::int as n from ${name} t`)
      counts.set(name, Number(Object(rows[0]).n))
    }
    const newest = await client.query('select max(created_at) as at from orders')
    const at: unknown = Object(newest.rows[0]).at
    return {
      tables: counts.size,
      rows: [...counts.values()].reduce((sum, rows) => sum + rows, 0),
      products: counts.get('public.products') ?? 0,
      orders: counts.get('public.orders') ?? 0,
      newestOrder: at instanceof Date ? at : undefined,
    }
  } finally {
    await client.end()
  }
}

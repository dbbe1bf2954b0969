import { PGlite } from '@electric-sql/pglite'
import { Client } from 'pg'
import type { GiftQuantities } from '../shopper/ShopperHistory.ts'
import type { Ledger } from './Ledger.ts'

/** Direct access to a store's database, without the store. */
export interface DatabaseInspector {
  readonly run: (sql: string) => Promise<readonly unknown[]>
  /** Sets the stock of every product that is not sold out; returns the stock. */
  readonly fillStock: (pieces: number) => Promise<GiftQuantities>
  readonly read: () => Promise<Ledger>
  readonly close: () => Promise<void>
}

/** Connects to a Postgres by its URL. */
export async function openPostgresInspector(url: string): Promise<DatabaseInspector> {
  const client = new Client({ connectionString: url })
  // If the database closes the connection, the next query reports the error.
  client.on('error', () => undefined)
  await client.connect()
  return keepBooks(
    async (sql) => (await client.query(sql)).rows,
    () => client.end(),
  )
}

/** Opens a PGlite folder, which no store may have open. */
export async function openPgliteInspector(folder: string): Promise<DatabaseInspector> {
  const client = await PGlite.create(folder)
  return keepBooks(
    async (sql) => (await client.query(sql)).rows,
    () => client.close(),
  )
}

const allOrders = `
  select json_build_object('id', o.id, 'key', o.order_key, 'email', u.email, 'gifts', (
    select coalesce(json_object_agg(nid, pieces), '{}')
    from (select nid, sum(quantity) as pieces from order_lines where order_id = o.id group by nid) as line
  ))::text as json
  from orders o join users u on u.id = o.user_id`

const allStock = `select json_object_agg(nid, stock)::text as json from products`

function keepBooks(run: DatabaseInspector['run'], close: DatabaseInspector['close']): DatabaseInspector {
  const stock = async (): Promise<GiftQuantities> => JSON.parse(jsonOf((await run(allStock))[0]))
  return {
    run,
    close,
    fillStock: async (pieces) => {
      await run(`update products set stock = ${pieces} where stock > 0`)
      return stock()
    },
    read: async () => ({
      orders: (await run(allOrders)).map((row) => JSON.parse(jsonOf(row))),
      stock: await stock(),
    }),
  }
}

function jsonOf(row: unknown): string {
  if (typeof row === 'object' && row !== null && 'json' in row && typeof row.json === 'string')
    return row.json
  throw new Error('The books answered no JSON.')
}

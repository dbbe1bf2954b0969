import { getTableColumns, sql } from 'drizzle-orm'
import type { PgColumn } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/Database.ts'
import { batchSize, readInBatches } from '../../db/readInBatches.ts'
import { type CatalogueTable, type DatabaseRow, selectColumnsByName } from './catalogueTables.ts'

/** Reads the rows of a table in batches, without generated columns, which no file contains. */
export function readDatabaseTable(
  db: Database,
  { table, key }: Pick<CatalogueTable, 'table' | 'key'>,
): AsyncGenerator<readonly DatabaseRow[]> {
  const all: Readonly<Record<string, PgColumn>> = getTableColumns(table)
  const read = Object.fromEntries(Object.entries(all).filter(([, { generated }]) => generated === undefined))
  const keys = sql.join([...selectColumnsByName(table, key)], sql`, `)
  const valuesOf = (row: DatabaseRow) =>
    sql.join(
      key.map((name) => sql`${row[name]}`),
      sql`, `,
    )
  return readInBatches((last: DatabaseRow | undefined) =>
    db
      .select(read)
      .from(table)
      .where(last && sql`(${keys}) > (${valuesOf(last)})`)
      .orderBy(...selectColumnsByName(table, key))
      .limit(batchSize),
  )
}

import { sql } from 'drizzle-orm'
import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/Database.ts'
import { splitIntoBatches } from '../../db/readInBatches.ts'
import type { CatalogueRows } from '../rows/toCatalogueRows.ts'
import {
  type CatalogueTable,
  catalogueTables,
  type DatabaseRow,
  selectColumnsByName,
} from './catalogueTables.ts'

/** Rows by table. */
export type RowsByTable = ReadonlyMap<CatalogueTable, readonly DatabaseRow[]>

/** Returns the rows of a catalogue by table, without the tables whose file does not exist. */
export const groupRowsByTable = (
  rows: {
    readonly [Table in keyof CatalogueRows]?: CatalogueRows[Table] | undefined
  },
): RowsByTable =>
  new Map(
    catalogueTables.flatMap((table) => {
      const those = rows[table.rowsOf]
      return those ? [[table, those]] : []
    }),
  )

/** Inserts rows; existing rows stay unchanged. */
export async function insertMissingRows(
  db: Database,
  { table }: CatalogueTable,
  rows: readonly DatabaseRow[],
): Promise<void> {
  for (const batch of splitIntoBatches(rows)) await insertInto(db, table, batch).onConflictDoNothing()
}

/** Inserts rows; fails if one exists. */
export async function insertNewRows(
  db: Database,
  { table }: CatalogueTable,
  rows: readonly DatabaseRow[],
): Promise<void> {
  for (const batch of splitIntoBatches(rows)) await insertInto(db, table, batch)
}

/** Writes columns of existing rows. */
export async function updateRows(
  db: Database,
  { table, key }: CatalogueTable,
  rows: readonly DatabaseRow[],
  columns: readonly string[],
): Promise<void> {
  const written = selectColumnsByName(table, columns).map(
    (column) => sql`excluded.${sql.identifier(column.name)}`,
  )
  const set = Object.fromEntries(columns.map((name, at) => [name, written[at]]))
  // An upsert can write different values to many rows in one statement; an update would need the type of each column.
  for (const batch of splitIntoBatches(rows))
    await insertInto(db, table, batch).onConflictDoUpdate({
      target: [...selectColumnsByName(table, key)],
      set,
    })
}

const insertInto = (db: Database, table: PgTable, rows: readonly DatabaseRow[]) =>
  db.insert(table).values([...rows])

import type { PgTable } from 'drizzle-orm/pg-core'
import type { Database } from '../../db/Database.ts'
import type { CatalogueRows } from '../rows/catalogueRows.ts'
import { type CatalogueTable, catalogueTables, type Row } from './catalogueTables.ts'

/** Rows by table. */
export type RowsByTable = ReadonlyMap<CatalogueTable, readonly Row[]>

/** Returns the rows of a catalogue by table, without the tables whose file does not exist. */
export const rowsByTable = (
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
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await insertInto(db, table, rows).onConflictDoNothing()
}

/** Inserts rows; fails if one exists. */
export async function insertNewRows(
  db: Database,
  { table }: CatalogueTable,
  rows: readonly Row[],
): Promise<void> {
  if (rows.length > 0) await insertInto(db, table, rows)
}

const insertInto = (db: Database, table: PgTable, rows: readonly Row[]) => db.insert(table).values([...rows])

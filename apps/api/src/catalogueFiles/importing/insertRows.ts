import type { Database } from '../../db/Database.ts'
import type { CatalogueRows } from '../rows/catalogueRows.ts'
import { type CatalogueTable, catalogueTables, keyOf, type Row } from './catalogueTables.ts'

/** Rows by table. */
export type RowsByTable = ReadonlyMap<CatalogueTable, readonly Row[]>

/** Returns the rows of a catalogue by table, without the tables whose file does not exist. */
export const rowsByTable = (rows: Partial<CatalogueRows>): RowsByTable =>
  new Map(
    catalogueTables.flatMap((table) => {
      const those = rows[table.rowsOf]
      return those ? [[table, those]] : []
    }),
  )

/** Inserts rows; existing rows stay unchanged. Returns the keys of the inserted ones. */
export async function insertRows(
  db: Database,
  table: CatalogueTable,
  rows: readonly Row[],
): Promise<ReadonlySet<string>> {
  if (rows.length === 0) return new Set()
  const inserted = await db
    .insert(table.table)
    .values([...rows])
    .onConflictDoNothing()
    .returning()
  return new Set(inserted.map((row) => keyOf(table, row)))
}

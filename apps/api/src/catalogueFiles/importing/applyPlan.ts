import { and, eq, getTableColumns, type SQL } from 'drizzle-orm'
import { replaceSearchWords } from '../../catalogue/index.ts'
import type { Database } from '../../db/Database.ts'
import type { CatalogueTable, Row } from './catalogueTables.ts'
import { insertNewRows } from './insertRows.ts'
import type { ChangedRow, TablePlan } from './planImport.ts'

/**
 * Writes a plan in the transaction of the caller.
 *
 * @param removesMissing Whether rows that are not in the files are taken off sale or deleted.
 */
export async function applyPlan(
  tx: Database,
  plans: readonly TablePlan[],
  removesMissing: boolean,
): Promise<void> {
  for (const { table, added, changed, missing } of plans) {
    for (const row of removesMissing ? missing : []) await retireRow(tx, table, row)
    await clearUniqueValues(tx, table, changed)
    for (const { after, columns } of changed) {
      await updateRow(tx, table, after, pick(after, columns))
    }
    await insertNewRows(tx, table, added)
  }
  await replaceSearchWords(tx)
}

const pick = (row: Row, columns: readonly string[]): Row =>
  Object.fromEntries(columns.map((column) => [column, row[column]]))

const retireRow = async (tx: Database, table: CatalogueTable, row: Row): Promise<void> => {
  if (table.retired) await updateRow(tx, table, row, table.retired)
  else await tx.delete(table.table).where(isRow(table, row))
}

const updateRow = async (tx: Database, table: CatalogueTable, row: Row, values: Row): Promise<void> => {
  await tx.update(table.table).set(values).where(isRow(table, row))
}

// Two rows may swap their addresses: first each gets a value that no other can have.
async function clearUniqueValues(
  tx: Database,
  table: CatalogueTable,
  changed: readonly ChangedRow[],
): Promise<void> {
  const unique = [...new Set((table.unique ?? []).flat())]
  for (const { after, columns } of changed) {
    const moved = unique.filter((column) => columns.includes(column))
    if (moved.length === 0) continue
    const values = Object.fromEntries(
      moved.map((column) => [column, `~ ${table.key.map((key) => after[key]).join(' ')}`]),
    )
    await updateRow(tx, table, after, values)
  }
}

function isRow({ table, key }: CatalogueTable, row: Row): SQL | undefined {
  const columns = getTableColumns(table)
  return and(
    ...key.flatMap((name) => {
      const column = columns[name]
      return column ? [eq(column, row[name])] : []
    }),
  )
}

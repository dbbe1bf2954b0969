import { and, eq, or, type SQL, sql } from 'drizzle-orm'
import { mergeFacetCounts, replaceSearchWords } from '../../catalogue/index.ts'
import type { Database } from '../../db/Database.ts'
import { splitIntoBatches } from '../../db/readInBatches.ts'
import { type CatalogueTable, type DatabaseRow, selectColumnsByName } from './catalogueTables.ts'
import { findReindexedProducts } from './findReindexedProducts.ts'
import { insertNewRows, updateRows } from './insertRows.ts'
import type { ChangedRow, TablePlan } from './planImport.ts'

/**
 * Writes a plan in the transaction of the caller.
 *
 * @param removesMissing Whether rows that are not in the files are withdrawn or deleted.
 */
export async function applyImportPlan(
  tx: Database,
  plans: readonly TablePlan[],
  removesMissing: boolean,
): Promise<void> {
  for (const { table, added, changed, missing } of plans) {
    await retireRows(tx, table, removesMissing ? missing : [])
    await clearUniqueValues(tx, table, changed)
    for (const those of Map.groupBy(changed, ({ columns }) => columns.join()).values()) {
      const rows = those.map(({ after }) => after)
      await updateRows(tx, table, rows, those[0]?.columns ?? [])
    }
    await insertNewRows(tx, table, added)
  }
  if (findReindexedProducts(plans, removesMissing).length > 0) {
    await replaceSearchWords(tx)
    await mergeFacetCounts(tx)
  }
}

async function retireRows(tx: Database, table: CatalogueTable, rows: readonly DatabaseRow[]): Promise<void> {
  for (const batch of splitIntoBatches(rows)) {
    if (table.retired) await tx.update(table.table).set(table.retired).where(isOneOf(table, batch))
    else await tx.delete(table.table).where(isOneOf(table, batch))
  }
}

// Two rows may swap their slugs, so each first gets a temporary value.
async function clearUniqueValues(
  tx: Database,
  table: CatalogueTable,
  changed: readonly ChangedRow[],
): Promise<void> {
  const unique = new Set((table.unique ?? []).flat())
  const movedOf = ({ columns }: ChangedRow) => columns.filter((column) => unique.has(column))
  const key = sql.join([...selectColumnsByName(table.table, table.key)], sql` || ' ' || `)
  for (const those of Map.groupBy(changed, (row) => movedOf(row).join()).values()) {
    const moved = those[0] ? movedOf(those[0]) : []
    const values = Object.fromEntries(moved.map((column) => [column, sql`'~ ' || ${key}`]))
    for (const batch of moved.length > 0 ? splitIntoBatches(those.map(({ after }) => after)) : [])
      await tx.update(table.table).set(values).where(isOneOf(table, batch))
  }
}

function isOneOf({ table, key }: CatalogueTable, rows: readonly DatabaseRow[]): SQL | undefined {
  const columns = selectColumnsByName(table, key)
  return or(...rows.map((row) => and(...columns.map((column, at) => eq(column, row[key[at] ?? ''])))))
}

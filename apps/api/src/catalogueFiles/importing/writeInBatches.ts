import { inArray } from 'drizzle-orm'
import type { Database, TransactionRunner } from '../../db/Database.ts'
import { splitIntoBatches } from '../../db/readInBatches.ts'
import { products } from '../../db/schema/products.ts'
import type { CatalogueTable, DatabaseRow } from './catalogueTables.ts'
import { hasRowsToWrite } from './formatImportPlan.ts'
import { type ChangedRow, isSameColumnValue, type TablePlan } from './planImport.ts'

/** What `writeInBatches` wrote of the changed products. */
export interface BatchResult {
  readonly written: number
  /** Products that the store has changed since the comparison; they stay unchanged. */
  readonly outdated: readonly DatabaseRow[]
  /** Why a batch failed; what earlier batches wrote is not rolled back. @default none failed */
  readonly cause?: unknown
}

/** Writes plans in a transaction. */
export type ImportPlanWriter = (tx: Database, plans: readonly TablePlan[]) => Promise<void>

/**
 * Writes plans that were made without locks. First writes everything except changed products, in one transaction. Then
 * writes the changed products in batches. Each batch is a transaction that locks its rows briefly, so that orders of
 * other products continue.
 */
export async function writeInBatches(
  transact: TransactionRunner,
  plans: readonly TablePlan[],
  removesMissing: boolean,
  write: ImportPlanWriter,
): Promise<BatchResult> {
  const others = plans.map((plan) => ({
    ...plan,
    changed: plan.changed.filter((row) => !isAlone(plan, row)),
  }))
  if (hasRowsToWrite(others, removesMissing)) await transact((tx) => write(tx, others))
  let written = 0
  const outdated: DatabaseRow[] = []
  try {
    for (const plan of plans) {
      const isProduct = plan.table.rowsOf === 'products'
      for (const batch of splitIntoBatches(plan.changed.filter((row) => isAlone(plan, row)).sort(byNid))) {
        const current = await transact(async (tx) => {
          const rows = isProduct ? await lockUnchanged(tx, plan.table, batch) : batch
          await write(tx, [{ ...plan, ...nothing, changed: rows }])
          return rows
        })
        if (!isProduct) continue
        written += current.length
        const done = new Set(current.map(({ after }) => after.nid))
        outdated.push(...batch.flatMap(({ before, after }) => (done.has(after.nid) ? [] : [before])))
      }
    }
  } catch (cause) {
    return { written, outdated, cause }
  }
  return { written, outdated }
}

const nothing = { added: [], missing: [], uncounted: [], conflicts: [] }

// A row may get the unique values of another row, so both rows must be written in one transaction.
const isAlone = ({ table }: TablePlan, { columns }: ChangedRow): boolean =>
  (table.rowsOf === 'products' || table.rowsOf === 'sourceProducts') &&
  !table.unique?.flat().some((column) => columns.includes(column))

// Orders lock products in the same order, so that an import and an order never deadlock.
const byNid = (one: ChangedRow, other: ChangedRow): number => Number(one.after.nid) - Number(other.after.nid)

/** Locks the rows of a batch; returns those that still have the values with which they were compared. */
async function lockUnchanged(
  tx: Database,
  { watched = [], counted = [] }: CatalogueTable,
  batch: readonly ChangedRow[],
): Promise<readonly ChangedRow[]> {
  const numbers = batch.map(({ after }) => Number(after.nid))
  const found: readonly DatabaseRow[] = await tx
    .select()
    .from(products)
    .where(inArray(products.nid, numbers))
    .orderBy(products.nid)
    .for('update')
  const byNumber = new Map(found.map((row) => [row.nid, row]))
  return batch.flatMap((changed) => {
    const now = byNumber.get(changed.after.nid)
    const compared = [...watched, ...changed.columns.filter((column) => !counted.includes(column))]
    if (!now || !compared.every((column) => isSameColumnValue(now[column], changed.before[column]))) return []
    return [{ ...changed, after: withoutSold(changed, now) }]
  })
}

/** Subtracts from the new stock what was sold since the comparison. */
function withoutSold({ before, after }: ChangedRow, now: DatabaseRow): DatabaseRow {
  const sold = Math.max(0, Number(before.stock) - Number(now.stock))
  return { ...after, stock: Math.max(0, Number(after.stock) - sold) }
}

import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/Database.ts'
import type { CatalogueRows } from '../rows/toCatalogueRows.ts'
import { type CatalogueTable, type DatabaseRow, getRowKey } from './catalogueTables.ts'
import { groupRowsByTable } from './insertRows.ts'
import { keepProductsWithdrawn } from './keepProductsWithdrawn.ts'
import { readDatabaseTable } from './readDatabaseTable.ts'

/** A row of the files that differs from the row in the database. */
export interface ChangedRow {
  /** The row in the database, with only the columns that identify it or that change. */
  readonly before: DatabaseRow
  readonly after: DatabaseRow
  /** The columns to write. */
  readonly columns: readonly string[]
}

/** The changes of an import to a table. */
export interface TablePlan {
  readonly table: CatalogueTable
  readonly added: readonly DatabaseRow[]
  readonly changed: readonly ChangedRow[]
  /**
   * Rows of the database that are missing in the files, unless they were retired before; with the same columns as
   * `before`.
   */
  readonly missing: readonly DatabaseRow[]
  /**
   * Rows whose value differs in a column that sales change, such as the stock. The import does not write this value.
   */
  readonly uncounted: readonly DatabaseRow[]
  /**
   * Rows of the files that cannot be written, because a row that is missing in the files has the same unique values.
   */
  readonly conflicts: readonly {
    readonly row: DatabaseRow
    readonly other: DatabaseRow
    readonly columns: readonly string[]
  }[]
}

/**
 * Compares the rows of a catalogue with the database.
 *
 * @param setsStock Whether the stock of existing products is replaced by that of the files.
 */
export async function planImport(
  db: Database,
  rows: CatalogueRows,
  setsStock: boolean,
): Promise<readonly TablePlan[]> {
  const plans: TablePlan[] = []
  for (const [table, wanted] of groupRowsByTable(await keepProductsWithdrawn(db, rows, setsStock))) {
    plans.push(await planTable(db, table, wanted, setsStock))
  }
  return plans
}

async function planTable(
  db: Database,
  table: CatalogueTable,
  wanted: readonly DatabaseRow[],
  setsStock: boolean,
): Promise<TablePlan> {
  const byKey = new Map(wanted.map((row) => [getRowKey(table, row), row]))
  const found = new Set<string>()
  const changed = new Map<string, ChangedRow>()
  const uncounted = new Map<string, DatabaseRow>()
  const absent: DatabaseRow[] = []
  for await (const batch of readDatabaseTable(db, table)) {
    for (const before of batch) {
      const key = getRowKey(table, before)
      const after = byKey.get(key)
      if (!after) {
        absent.push(shorten(table, before))
        continue
      }
      found.add(key)
      const different = differentColumns(before, after)
      // A retired row that is in the files again gets all values of the files.
      const counted = setsStock || isRetired(table, before) ? [] : (table.counted ?? [])
      const columns = different.filter((column) => !counted.includes(column))
      if (columns.length > 0) changed.set(key, { before: shorten(table, before, columns), after, columns })
      if (columns.length < different.length) uncounted.set(key, shorten(table, before))
    }
  }
  const inOrderOfFiles = <Value>(values: ReadonlyMap<string, Value>): readonly Value[] =>
    values.size === 0 ? [] : wanted.flatMap((row) => values.get(getRowKey(table, row)) ?? [])
  return {
    table,
    added: wanted.filter((row) => !found.has(getRowKey(table, row))),
    changed: inOrderOfFiles(changed),
    missing: table.keepsMissing ? [] : absent.filter((row) => !isRetired(table, row)),
    uncounted: inOrderOfFiles(uncounted),
    conflicts: (table.unique ?? []).flatMap((columns) => findConflicts(columns, wanted, absent)),
  }
}

/**
 * Keeps only the columns that a report or an import always reads, because the texts and pictures of all rows would not
 * fit in memory.
 */
function shorten(table: CatalogueTable, row: DatabaseRow, columns: readonly string[] = []): DatabaseRow {
  const { key, label = [], unique = [], counted = [], watched = [], retired = {} } = table
  const own = [...key, ...label, ...unique.flat(), ...counted, ...watched, ...Object.keys(retired)]
  const kept = new Set([...own, ...columns])
  return Object.fromEntries([...kept].map((column) => [column, row[column]]))
}

// The rows of the files do not contain generated columns.
const differentColumns = (before: DatabaseRow, after: DatabaseRow): readonly string[] =>
  Object.keys(after).filter((column) => !isSameColumnValue(before[column], after[column]))

/** Whether two values of a column are equal, as the database returns them. */
export const isSameColumnValue = (before: unknown, after: unknown): boolean =>
  before === after || isDeepStrictEqual(plain(before), plain(after))

// The database returns JSON, in which fields without a value are missing.
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

const isRetired = ({ retired }: CatalogueTable, row: DatabaseRow): boolean =>
  retired !== undefined && Object.entries(retired).every(([column, value]) => row[column] === value)

function findConflicts(
  columns: readonly string[],
  wanted: readonly DatabaseRow[],
  absent: readonly DatabaseRow[],
): TablePlan['conflicts'] {
  const valuesOf = (row: DatabaseRow) => JSON.stringify(columns.map((column) => row[column]))
  const others = new Map(absent.map((row) => [valuesOf(row), row]))
  return wanted.flatMap((row) => {
    const other = others.get(valuesOf(row))
    return other ? [{ row, other, columns }] : []
  })
}

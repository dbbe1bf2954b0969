import { isDeepStrictEqual } from 'node:util'
import type { Database } from '../../db/Database.ts'
import type { CatalogueRows } from '../rows/catalogueRows.ts'
import { type CatalogueTable, keyOf, type Row } from './catalogueTables.ts'
import { rowsByTable } from './insertRows.ts'
import { keepWithdrawn } from './keepWithdrawn.ts'

/** A row of the files that differs from that of the database. */
export interface ChangedRow {
  readonly before: Row
  readonly after: Row
  /** The columns to write. */
  readonly columns: readonly string[]
}

/** What an import does to a table. */
export interface TablePlan {
  readonly table: CatalogueTable
  readonly added: readonly Row[]
  readonly changed: readonly ChangedRow[]
  /** Rows of the database that are not in the files, unless they were retired before. */
  readonly missing: readonly Row[]
  /** Rows whose counted columns, such as the stock, differ and stay as they are. */
  readonly uncounted: readonly Row[]
  /** Rows of the files that cannot be written because a missing row has the same unique values. */
  readonly conflicts: readonly {
    readonly row: Row
    readonly other: Row
    readonly columns: readonly string[]
  }[]
}

/**
 * Compares the rows of a catalogue with the database.
 *
 * @param setsStock Whether the stock of existing products becomes that of the files, too.
 */
export async function planImport(
  db: Database,
  rows: CatalogueRows,
  setsStock: boolean,
): Promise<readonly TablePlan[]> {
  const plans: TablePlan[] = []
  for (const [table, wanted] of rowsByTable(await keepWithdrawn(db, rows, setsStock))) {
    const current: readonly Row[] = await db.select().from(table.table)
    plans.push(planTable(table, wanted, current, setsStock))
  }
  return plans
}

function planTable(
  table: CatalogueTable,
  wanted: readonly Row[],
  current: readonly Row[],
  setsStock: boolean,
): TablePlan {
  const byKey = new Map(current.map((row) => [keyOf(table, row), row]))
  const keys = new Set(wanted.map((row) => keyOf(table, row)))
  const absent = current.filter((row) => !keys.has(keyOf(table, row)))
  const pairs = wanted.flatMap((after) => {
    const before = byKey.get(keyOf(table, after))
    if (!before) return []
    const different = differentColumns(before, after)
    // What returns from retirement returns as the files have it.
    const counted = setsStock || isRetired(table, before) ? [] : (table.counted ?? [])
    return [{ before, after, different, counted }]
  })
  return {
    table,
    added: wanted.filter((row) => !byKey.has(keyOf(table, row))),
    changed: pairs
      .map(({ before, after, different, counted }) => ({
        ...{ before, after },
        columns: different.filter((column) => !counted.includes(column)),
      }))
      .filter(({ columns }) => columns.length > 0),
    missing: table.keepsMissing ? [] : absent.filter((row) => !isRetired(table, row)),
    uncounted: pairs
      .filter(({ different, counted }) => different.some((column) => counted.includes(column)))
      .map(({ before }) => before),
    conflicts: (table.unique ?? []).flatMap((columns) => findConflicts(columns, wanted, absent)),
  }
}

// A generated column of the database is in no row of the files.
const differentColumns = (before: Row, after: Row): readonly string[] =>
  Object.keys(after).filter((column) => !isDeepStrictEqual(plain(before[column]), plain(after[column])))

// The database returns JSON, in which a field without a value does not exist.
const plain = (value: unknown): unknown => (value === undefined ? null : JSON.parse(JSON.stringify(value)))

const isRetired = ({ retired }: CatalogueTable, row: Row): boolean =>
  retired !== undefined && Object.entries(retired).every(([column, value]) => row[column] === value)

function findConflicts(
  columns: readonly string[],
  wanted: readonly Row[],
  absent: readonly Row[],
): TablePlan['conflicts'] {
  const valuesOf = (row: Row) => JSON.stringify(columns.map((column) => row[column]))
  const others = new Map(absent.map((row) => [valuesOf(row), row]))
  return wanted.flatMap((row) => {
    const other = others.get(valuesOf(row))
    return other ? [{ row, other, columns }] : []
  })
}

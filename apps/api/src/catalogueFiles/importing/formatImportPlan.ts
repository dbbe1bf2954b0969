import { type DatabaseRow, getRowLabel } from './catalogueTables.ts'
import type { ChangedRow, TablePlan } from './planImport.ts'

/** Returns whether a plan contains anything to write. */
export const hasRowsToWrite = (plans: readonly TablePlan[], removesMissing: boolean): boolean =>
  plans.some(
    ({ added, changed, missing }) =>
      added.length > 0 || changed.length > 0 || (removesMissing && missing.length > 0),
  )

/** Prints the changes of an import, table by table. */
export const formatImportPlan = (plans: readonly TablePlan[], removesMissing: boolean): string =>
  plans.flatMap((plan) => printTable(plan, removesMissing)).join('\n')

function printTable(
  { table, added, changed, missing, uncounted }: TablePlan,
  removesMissing: boolean,
): readonly string[] {
  const counts = [
    ...(added.length > 0 ? [`${added.length} new`] : []),
    ...(changed.length > 0 ? [`${changed.length} changed`] : []),
    ...(missing.length > 0 ? [`${missing.length} not in the files`] : []),
    ...(uncounted.length > 0 ? [`${uncounted.length} with another stock`] : []),
  ]
  if (counts.length === 0) return []
  const heading = `${table.title}: ${counts.join(', ')}`
  if (table.isUnlisted) return [heading]
  const name = (row: DatabaseRow) => getRowLabel(table, row)
  const fate = removesMissing ? 'removed  ' : 'kept     '
  return [
    heading,
    ...added.map((row) => `  new      ${name(row)}`),
    ...changed.map((row) => `  changed  ${name(row.after)}: ${printChange(row)}`),
    ...missing.map((row) => `  ${fate}${name(row)}`),
    ...uncounted.map((row) => `  stock    ${name(row)}: stays at ${row.stock}`),
  ]
}

const moneyColumns: ReadonlySet<string> = new Set(['price', 'listPrice', 'cost', 'maxPaise', 'minPaise'])

const printChange = ({ before, after, columns }: ChangedRow): string =>
  columns.map((column) => `${column}${printValues(column, before[column], after[column])}`).join(', ')

// Pictures, facts and similar values are too long to print.
function printValues(column: string, before: unknown, after: unknown): string {
  const isShort = [before, after].every((value) => typeof value !== 'object' || value === null)
  if (!isShort) return ''
  const print = (value: unknown) =>
    moneyColumns.has(column) && typeof value === 'number'
      ? `₹${(value / 100).toFixed(2)}`
      : String(value ?? 'none')
  return ` ${print(before)} → ${print(after)}`
}

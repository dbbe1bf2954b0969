import { formatCell } from '../reading/csv/cellValues.ts'
import type { CsvColumns } from '../reading/csv/listCsvColumns.ts'

/**
 * Prints a list of entries as CSV that spreadsheets open directly: UTF-8 with a byte order mark, CRLF, and only columns
 * with a value.
 */
export function formatCsvFile(columns: CsvColumns, entries: readonly unknown[]): string {
  const cells = [...columns].map(([header, kind]) => [
    header,
    ...entries.map((entry) => formatCell(kind, valueAt(entry, header.split('.')))),
  ])
  const filled = cells.filter((column, at) => at === 0 || column.slice(1).some((cell) => cell !== ''))
  const rows = [undefined, ...entries].map((_, row) => filled.map((column) => quote(column[row] ?? '')))
  return `\uFEFF${rows.map((row) => row.join(',')).join('\r\n')}\r\n`
}

const valueAt = (entry: unknown, path: readonly string[]): unknown =>
  path.reduce<unknown>((group, field) => Object.getOwnPropertyDescriptor(Object(group), field)?.value, entry)

const quote = (cell: string) => (/[",;\t\r\n]/.test(cell) ? `"${cell.replaceAll('"', '""')}"` : cell)

import { missesTarget, type Row } from './Row.ts'

const words = (value: number) =>
  value >= 100 || Number.isInteger(value)
    ? Math.round(value).toLocaleString('en')
    : value.toFixed(value < 1 ? 3 : 1)

/** Returns a table of figures for a terminal, each with its baseline and target. */
export function formatFigureTable(title: string, rows: readonly Row[]): string {
  const cells = rows.map((row) => [
    missesTarget(row) ? 'MISSES' : '',
    row.what,
    `${words(row.figure)} ${row.unit}`,
    row.baseline === undefined ? '' : words(row.baseline),
    row.target === undefined ? '' : `${row.isCost ? 'at most' : 'at least'} ${words(row.target)}`,
    row.note ?? '',
  ])
  const table = [['', 'what', 'figure', 'floor', 'must', ''], ...cells]
  const widths = table[0]?.map((_, at) => Math.max(...table.map((line) => line[at]?.length ?? 0))) ?? []
  const lines = table.map((line) =>
    line
      .map((cell, at) => cell.padEnd(widths[at] ?? 0))
      .join('  ')
      .trimEnd(),
  )
  return [title, ...lines].join('\n')
}

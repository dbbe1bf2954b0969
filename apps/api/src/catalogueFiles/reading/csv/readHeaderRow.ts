import type { CatalogueError, FilePosition } from '../CatalogueError.ts'
import type { CsvColumns } from './listCsvColumns.ts'

/** Reads the first row of a CSV file, which contains the names of its columns; a completely empty column is ignored. */
export function readHeaderRow(
  file: string,
  cells: readonly (FilePosition & { readonly text: string })[],
  columns: CsvColumns,
): { readonly headers: readonly string[]; readonly errors: readonly CatalogueError[] } {
  const headers = cells.map(({ text }) => text.trim())
  const names = `Columns: ${[...columns.keys()].join(', ')}.`
  const errors = cells.flatMap(({ text: _, ...position }, at) => {
    const header = headers[at] ?? ''
    if (header === '') return []
    if (!columns.has(header)) {
      return [
        {
          ...position,
          path: header,
          rule: `${header} is not a column here`,
          fix: `Correct its spelling or remove it. ${names}`,
        },
      ]
    }
    if (headers.indexOf(header) === at) return []
    return [
      { ...position, path: header, rule: `${header} is a column already`, fix: 'Remove one of the two.' },
    ]
  })
  const isEmpty = headers.every((header) => header === '')
  const empty = { file, line: 1, column: 1, path: '', rule: 'has no names of columns in its first row' }
  return { headers, errors: isEmpty ? [{ ...empty, fix: `Write them there. ${names}` }] : errors }
}

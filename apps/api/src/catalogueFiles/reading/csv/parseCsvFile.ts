import type { CatalogueError } from '../CatalogueError.ts'
import type { FileContent } from '../FileContent.ts'
import { formatDataPath } from '../formatDataPath.ts'
import { parseCell } from './cellValues.ts'
import { decodeCsv } from './decodeCsv.ts'
import type { CsvColumns } from './listCsvColumns.ts'
import { readHeaderRow } from './readHeaderRow.ts'
import { type CsvCell, splitCells } from './splitCells.ts'

/** Parses a CSV file whose first row contains the names of fields; each further row is an entry of a list. */
export function parseCsvFile(file: string, bytes: Uint8Array, columns: CsvColumns): FileContent {
  const text = decodeCsv(bytes)
  if (text === undefined) return failed([{ ...whole(file), ...notUtf8 }])
  const split = splitCells(text)
  if (!split.isValid) {
    const { line, column, isOpen } = split
    return failed([{ ...{ file, line, column, path: '' }, ...(isOpen ? openQuote : wrongQuote) }])
  }
  const [headerRow = [], ...rows] = split.rows.map((cells, row) => cells.map(locateCell(file, row + 1)))
  const { headers, errors } = readHeaderRow(file, headerRow, columns)
  if (errors.length > 0) return failed(errors)
  // Spreadsheets write rows of empty cells below the last entry.
  const entries = rows
    .filter((cells) => cells.some(isFilled))
    .map((cells) => readEntry(cells, headers, columns))
  const rowErrors = entries.flatMap((entry) => entry.errors)
  if (rowErrors.length > 0) return failed(rowErrors)
  return {
    value: entries.map(({ value }) => value),
    errors: [],
    locate: ([at, ...path]) => {
      const cells = typeof at === 'number' ? entries[at]?.cells : undefined
      const lengths = path.map((_, dropped) => path.length - dropped)
      const found = lengths.flatMap((length) => cells?.get(formatDataPath(path.slice(0, length))) ?? [])[0]
      return found ?? entries[typeof at === 'number' ? at : 0]?.first ?? whole(file)
    },
  }
}

interface LocatedCell extends CsvCell {
  readonly file: string
  /** Name of the cell in a spreadsheet, such as F5. */
  readonly cell: string
}

const locateCell = (file: string, row: number) => (cell: CsvCell, at: number) =>
  ({ ...cell, file, cell: `${columnName(at)}${row}` }) satisfies LocatedCell

const columnName = (at: number): string =>
  (at >= 26 ? columnName(Math.floor(at / 26) - 1) : '') + String.fromCharCode(65 + (at % 26))

const isFilled = ({ text }: CsvCell) => text.trim() !== ''

function readEntry(cells: readonly LocatedCell[], headers: readonly string[], columns: CsvColumns) {
  const value: Record<string, unknown> = {}
  const errors: CatalogueError[] = []
  for (const [at, cell] of cells.entries()) {
    if (!isFilled(cell)) continue
    const header = headers[at]
    if (header === undefined || header === '') {
      errors.push({ ...positionOf(cell), path: '', ...noColumn })
      continue
    }
    try {
      setField(value, header.split('.'), parseCell(columns.get(header) ?? 'text', cell.text))
    } catch {
      errors.push({ ...positionOf(cell), path: header, ...wrongBrackets })
    }
  }
  const [first] = cells
  return {
    value,
    errors,
    first: first && positionOf(first),
    cells: new Map(headers.flatMap((header, at) => (cells[at] ? [[header, positionOf(cells[at])]] : []))),
  }
}

const positionOf = ({ file, line, column, cell }: LocatedCell) => ({ file, line, column, cell })

function setField(group: Record<string, unknown>, [field = '', ...rest]: readonly string[], value: unknown) {
  if (rest.length === 0) {
    group[field] = value
    return
  }
  const inner: Record<string, unknown> = { ...Object(group[field]) }
  setField(inner, rest, value)
  group[field] = inner
}

const whole = (file: string) => ({ file, line: 1, column: 1, path: '' })

const failed = (errors: readonly CatalogueError[]): FileContent => ({
  value: undefined,
  errors,
  locate: () => errors[0] ?? whole(''),
})

const notUtf8 = {
  rule: 'is not a CSV file in UTF-8',
  fix: 'Save it once more from the spreadsheet, in the format "CSV UTF-8".',
}
const openQuote = {
  rule: 'the quote that begins this cell is not closed',
  fix: 'Add the closing quote, or save the file once more from the spreadsheet.',
}
const wrongQuote = {
  rule: 'a quote stands inside this cell',
  fix: 'Put the whole cell in quotes and double those inside it, such as "a 10"" vase"; spreadsheets do this by themselves.',
}
const noColumn = {
  rule: 'this cell belongs to no column: the first row has no name above it',
  fix: 'Put a text that contains the separator in quotes, or name the column in the first row.',
}
const wrongBrackets = {
  rule: 'the text in brackets cannot be read',
  fix: 'Write it as in a YAML file, such as [{ label: Roses, price: 500 }, { label: Vase, price: 149 }].',
}

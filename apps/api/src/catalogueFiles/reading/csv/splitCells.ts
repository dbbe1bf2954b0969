import { CsvError, parse } from 'csv-parse/sync'

/** A cell of a CSV file. */
export interface CsvCell {
  readonly text: string
  /** Line in which the cell begins, counted from 1. */
  readonly line: number
  readonly column: number
}

/** The rows of a CSV file, or the position of a wrong quote. */
export type CsvRows =
  | { readonly isValid: true; readonly rows: readonly (readonly CsvCell[])[] }
  | { readonly isValid: false; readonly line: number; readonly column: number; readonly isOpen: boolean }

/**
 * Splits a CSV file into cells. Its separator is a comma, a semicolon or a tab: the most frequent one in its first
 * line.
 */
export function splitCells(text: string): CsvRows {
  const bytes = Buffer.from(text)
  const starts: number[] = []
  let next = 0
  try {
    const rows = parse(bytes, {
      delimiter: separatorOf(text),
      recordDelimiter: ['\r\n', '\n', '\r'],
      relaxColumnCount: true,
      cast: (value, { bytes: end }) => {
        starts.push(next)
        next = end + (bytes[end] === 0x0d && bytes[end + 1] === 0x0a ? 2 : 1)
        return value
      },
    })
    const positions = toPositions(bytes, starts)[Symbol.iterator]()
    const place = () => positions.next().value ?? { line: 1, column: 1 }
    return { isValid: true, rows: rows.map((row) => row.map((cell) => ({ text: cell, ...place() }))) }
  } catch (cause) {
    if (!(cause instanceof CsvError)) throw cause
    const [position = { line: 1, column: 1 }] = toPositions(bytes, [next])
    return { isValid: false, ...position, isOpen: cause.code === 'CSV_QUOTE_NOT_CLOSED' }
  }
}

function separatorOf(text: string): string {
  const [header = ''] = text.split(/[\r\n]/, 1)
  const count = (sign: string) => header.split(sign).length
  return [',', ';', '\t'].reduce((most, sign) => (count(sign) > count(most) ? sign : most))
}

/** Converts ascending offsets in bytes to lines and columns. */
function toPositions(bytes: Buffer, offsets: readonly number[]) {
  let line = 1
  let lineStart = 0
  let at = 0
  return offsets.map((offset) => {
    for (; at < offset; at += 1) {
      const isBreak = bytes[at] === 0x0a || (bytes[at] === 0x0d && bytes[at + 1] !== 0x0a)
      if (!isBreak) continue
      line += 1
      lineStart = at + 1
    }
    return { line, column: bytes.toString('utf8', lineStart, offset).length + 1 }
  })
}

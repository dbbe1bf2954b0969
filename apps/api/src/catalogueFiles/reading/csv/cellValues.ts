import { parse, stringify } from 'yaml'
import type { CsvCellType } from './listCsvColumns.ts'

/** Separates the entries of a list in a cell; a line break in the cell separates them too. */
const separator = ' | '

/**
 * Converts the text of a cell to the value that a YAML file would have. A text of another kind is returned unchanged,
 * and the schema rejects it. Throws for brackets that are not valid YAML.
 */
export function parseCell(kind: CsvCellType, cell: string): unknown {
  const text = cell.trim().replace(/^'(?='*[=+\-@])/, '')
  if (kind === 'text') return text
  if (kind === 'number') return toNumber(text)
  if (kind === 'boolean') return /^(true|false)$/i.test(text) ? text.toLowerCase() === 'true' : text
  if (text.startsWith('[')) return parse(text)
  if (kind === 'groups') return text
  const entries = text
    .split(/[|\r\n]/)
    .map((entry) => entry.trim())
    .filter((entry) => entry !== '')
  return kind === 'numbers' ? entries.map(toNumber) : entries
}

const toNumber = (text: string) => (/^-?\d+(\.\d+)?$/.test(text) ? Number(text) : text)

/** Prints a value as the text of a cell, from which `parseCell` parses the same value. */
export function formatCell(kind: CsvCellType, value: unknown): string {
  if (value === undefined) return ''
  if (kind === 'groups') return printBrackets(value)
  if (!Array.isArray(value)) return kind === 'text' ? protectFormula(String(value)) : String(value)
  const entries = value.map(String)
  const isPlain =
    entries.length > 0 &&
    entries[0]?.startsWith('[') === false &&
    entries.every((entry) => entry !== '' && entry === entry.trim() && !/[|\r\n]/.test(entry))
  return isPlain ? protectFormula(entries.join(separator)) : printBrackets(value)
}

// Prints names without the quotes of JSON, because CSV would double them. A text of several lines is printed as JSON,
// which is valid YAML.
function printBrackets(value: unknown): string {
  const text = stringify(value, { collectionStyle: 'flow', lineWidth: 0 }).trim()
  return text.includes('\n') ? JSON.stringify(value) : text
}

// A spreadsheet would evaluate a cell that begins like a formula.
const protectFormula = (text: string) => (/^'*[=+\-@]/.test(text) ? `'${text}` : text)

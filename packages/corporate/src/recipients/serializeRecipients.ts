import { type Recipient, recipientFields } from '@store/api-client/contract/rules/validateRecipient'
import { csvFormatRow } from 'd3-dsv'

/**
 * Serializes a list as CSV that spreadsheets open directly: UTF-8 with a BOM, CRLF, and the errors of each row in a
 * column `errors`. A cell that a spreadsheet would evaluate as a formula is prefixed with an apostrophe.
 */
export function serializeRecipients(rows: readonly Recipient[], errorsOf: (row: number) => string): string {
  const cells = rows.map((row, at) => [...recipientFields.map((field) => row[field]), errorsOf(at)])
  const lines = [[...recipientFields, 'errors'], ...cells].map((line) => csvFormatRow(line.map(harmless)))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

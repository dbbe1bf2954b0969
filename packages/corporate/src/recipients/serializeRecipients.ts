import { type Recipient, recipientFields } from '@store/api-client/contract/rules/validateRecipient'
import { csvFormatRow } from 'd3-dsv'

/**
 * Writes a list as CSV that spreadsheets open as it is: UTF-8 with its mark, CRLF, and what is wrong with each row in a
 * column `errors`. A cell a spreadsheet would reckon with gets an apostrophe in front.
 */
export function serializeRecipients(rows: readonly Recipient[], errorsOf: (row: number) => string): string {
  const cells = rows.map((row, at) => [...recipientFields.map((field) => row[field]), errorsOf(at)])
  const lines = [[...recipientFields, 'errors'], ...cells].map((line) => csvFormatRow(line.map(harmless)))
  return `\uFEFF${lines.join('\r\n')}\r\n`
}

const harmless = (cell: string) => (/^[=+\-@\t\r]/.test(cell) ? `'${cell}` : cell)

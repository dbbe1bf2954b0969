import type { OrderOfDay } from './listOrdersOfDay.ts'
import { type DeliveryListRow, deliveryListColumns, toDeliveryListRows } from './toDeliveryListRows.ts'

/** Formats of a delivery list. */
export const deliveryListFormats = ['table', 'csv', 'json'] as const

/** Format of a delivery list: text for the terminal, CSV for spreadsheets, or JSON for programs. */
export type DeliveryListFormat = (typeof deliveryListFormats)[number]

const inTable = ['slot', 'order', 'status', 'collect', 'quantity', 'gift', 'receiver', 'phone'] as const

/** Formats the orders of a day, with one row per gift. */
export function formatDeliveryList(found: readonly OrderOfDay[], format: DeliveryListFormat): string {
  const rows = toDeliveryListRows(found)
  switch (format) {
    case 'json':
      return JSON.stringify(rows, undefined, 2)
    case 'csv':
      return [deliveryListColumns, ...rows.map(cellsOf)]
        .map((cells) => cells.map(toCsv).join(','))
        .join('\r\n')
    case 'table':
      return formatTable(rows)
  }
}

const cellsOf = (row: DeliveryListRow) => deliveryListColumns.map((name) => row[name])

// A spreadsheet would evaluate a cell that begins like a formula, and a shopper may have typed one.
const toCsv = (text: string): string => {
  const safe = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text
  return /[",\r\n]/.test(safe) ? `"${safe.replaceAll('"', '""')}"` : safe
}

function formatTable(rows: readonly DeliveryListRow[]): string {
  if (rows.length === 0) return 'No orders.'
  const cells = [inTable, ...rows.map((row) => inTable.map((name) => row[name]))]
  const widths = inTable.map((_, column) => Math.max(...cells.map((row) => row[column]?.length ?? 0)))
  return cells
    .map((row) =>
      row
        .map((text, column) => text.padEnd(widths[column] ?? 0))
        .join('  ')
        .trimEnd(),
    )
    .join('\n')
}

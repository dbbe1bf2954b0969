/** Prints a Markdown table, its columns aligned as the formatter does; a cell may hold anything but a line break. */
export function printTable(heads: readonly string[], rows: readonly (readonly string[])[]): string {
  const cells = [heads, ...rows].map((row) => row.map((cell) => cell.replaceAll('|', '\\|')))
  const widths = heads.map((_, column) => Math.max(3, ...cells.map((row) => widthOf(row[column] ?? ''))))
  const line = (row: readonly string[]) =>
    `| ${row.map((cell, column) => cell + ' '.repeat((widths[column] ?? 0) - widthOf(cell))).join(' | ')} |`
  const [head = [], ...body] = cells
  return [line(head), line(widths.map((width) => '-'.repeat(width))), ...body.map(line)].join('\n')
}

const widthOf = (text: string): number => [...text].length

/** Formats code for a table and truncates it if it is too long to read. */
export const formatInlineCode = (text: string): string =>
  text === '' ? '' : `\`${text.length > 110 ? `${text.slice(0, 108)} …` : text}\``

import type { NameTable } from './nameTable.ts'
import { texts } from './withoutTexts.ts'

const textOrWord = new RegExp(`${texts.source}|(?<![\\w\\\\-])-{0,2}[A-Za-z_][\\w-]*`, 'g')

/**
 * Writes the short names into a stylesheet. Comments, addresses and strings stay as they are, but for the rows of a grid's
 * areas: strings of names and points, and nothing else.
 */
export const renameSheet = (sheet: string, table: NameTable): string =>
  sheet.replace(textOrWord, (found) =>
    /^["']/.test(found) ? renameRow(found, table) : (table.get(found) ?? found),
  )

function renameRow(row: string, table: NameTable): string {
  const words = row.slice(1, -1).split(/\s+/)
  const areas = words.flatMap((word) => (word === '.' ? '.' : (table.get(word) ?? [])))
  return areas.length === words.length ? row[0] + areas.join(' ') + row[0] : row
}

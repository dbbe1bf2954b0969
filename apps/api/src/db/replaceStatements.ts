import type { TableRows } from './Database.ts'

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

/** SQL that empties the tables, the last one first, since it may point at those before it. */
export const deleteStatements = (loads: readonly TableRows[]): string =>
  [...loads]
    .reverse()
    .map(({ table }) => `delete from ${name(table)};`)
    .join('\n')

/** SQL that fills a table from CSV. */
export const copyStatement = ({ table, columns }: TableRows, source: string): string =>
  `copy ${name(table)} (${columns.map(name).join(', ')}) from ${source} with (format csv)`

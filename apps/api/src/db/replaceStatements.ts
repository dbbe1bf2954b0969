import type { TableRows } from './Database.ts'

const name = (identifier: string) => `"${identifier.replaceAll('"', '""')}"`

/** Returns SQL that empties the tables in reverse order, because later ones may reference earlier ones. */
export const createDeleteStatements = (loads: readonly TableRows[]): string =>
  [...loads]
    .reverse()
    .map(({ table }) => `delete from ${name(table)};`)
    .join('\n')

/** Returns SQL that fills a table from CSV. */
export const createCopyStatement = ({ table, columns }: TableRows, source: string): string =>
  `copy ${name(table)} (${columns.map(name).join(', ')}) from ${source} with (format csv)`

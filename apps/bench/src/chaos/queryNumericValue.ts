import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'

/** Returns the number that a database query evaluates to. */
export async function queryNumericValue(
  books: Pick<DatabaseInspector, 'run'>,
  expression: string,
): Promise<number> {
  const [row] = await books.run(`select (${expression}) as found`)
  if (typeof row === 'object' && row !== null && 'found' in row) {
    const found = Number(row.found)
    if (Number.isFinite(found)) return found
  }
  throw new Error(`The books answered no number to: ${expression}`)
}

/** The code of a database's or a connection's failure (`40P01`, `ECONNREFUSED`), wherever it stands in the chain of causes. */
export function findErrorCode(cause: unknown): string | undefined {
  for (let at = cause; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** Finds the code of a database or connection error (`40P01`, `ECONNREFUSED`) in the chain of causes. */
export function findErrorCode(cause: unknown): string | undefined {
  for (let at = cause; at instanceof Error; at = at.cause) {
    if ('code' in at && typeof at.code === 'string') return at.code
  }
  return undefined
}

/** Returns a label of an error for the log, which quotes no text of it: its code, or else its name or type. */
export const toErrorLabel = (cause: unknown): string =>
  findErrorCode(cause) ?? (cause instanceof Error ? cause.name : typeof cause)

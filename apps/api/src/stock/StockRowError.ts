import { HttpError } from '../http/HttpError.ts'

/** Why a row of a request cannot be written. */
export interface StockRowError {
  readonly status: 400 | 404 | 409
  readonly code: string
  readonly reason: string
}

/** A row with its error. */
export interface RejectedRow extends StockRowError {
  /** Index and path in the request. */
  readonly path: string
  readonly sku: string
}

export const productNotFoundError: StockRowError = {
  ...{ status: 404, code: 'not_found' },
  reason: 'there is no product with this stock number',
}

export const duplicateSkuError: StockRowError = {
  ...{ status: 400, code: 'invalid' },
  reason: 'this stock number is in the request more than once',
}

export const productNotInFilesError: StockRowError = {
  ...{ status: 409, code: 'not_in_files' },
  reason: 'an import took this product off sale: import it again',
}

// A message with all rows of a large batch would be hard to read.
const mostRows = 20

/** Returns the error of a request with rejected rows, which its message names; the first one determines its code. */
export function createRejectedRowsError(rows: readonly [RejectedRow, ...RejectedRow[]]): HttpError {
  const [{ status, code }] = rows
  const named = rows.slice(0, mostRows).map(({ path, sku, reason }) => `${path} (${sku}): ${reason}`)
  const more = rows.length > mostRows ? [`and ${rows.length - mostRows} more`] : []
  return new HttpError(status, code, () => ['Nothing was written.', ...named, ...more].join('\n'))
}

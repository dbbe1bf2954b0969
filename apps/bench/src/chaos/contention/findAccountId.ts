import { createHash } from 'node:crypto'
import type { Buyer } from '../../bench/seedBuyers.ts'
import type { DatabaseInspector } from '../../ledger/DatabaseInspector.ts'
import { queryNumericValue } from '../queryNumericValue.ts'

/** Returns the id of a buyer's account. */
export function findAccountId(books: DatabaseInspector, { cookie }: Buyer): Promise<number> {
  // The same hash as in the API.
  const hash = createHash('sha256').update(cookie.slice('sid='.length)).digest('base64url')
  return queryNumericValue(books, `(select user_id from sessions where token_hash = '${hash}')`)
}

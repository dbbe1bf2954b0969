import { createHash } from 'node:crypto'
import type { Buyer } from '../../bench/seedBuyers.ts'
import type { Books } from '../../ledger/openBooks.ts'
import { numberIn } from '../numberIn.ts'

/** The number of a buyer's account. */
export function ownerOf(books: Books, { cookie }: Buyer): Promise<number> {
  // As the API keeps it.
  const hash = createHash('sha256').update(cookie.slice('sid='.length)).digest('base64url')
  return numberIn(books, `(select user_id from sessions where token_hash = '${hash}')`)
}

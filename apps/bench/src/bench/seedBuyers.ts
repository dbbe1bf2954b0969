import { createHash, randomBytes, randomUUID } from 'node:crypto'
import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'

/** A signed-in user with one product in the cart. */
export interface Buyer {
  readonly cookie: string
  readonly orderKey: string
}

/** Inserts users with an account, a session and one product in the cart directly into the database. */
export async function seedBuyers(
  books: DatabaseInspector,
  count: number,
  nid: number,
): Promise<readonly Buyer[]> {
  const run = randomUUID().slice(0, 8)
  const buyers = Array.from({ length: count }, () => ({
    token: randomBytes(32).toString('base64url'),
    orderKey: randomUUID(),
  }))
  await books.run(
    `insert into users (email, name, title, mobile, country_code, verified_at, created_at)
     select 'bench-${run}-' || n || '@example.com', 'Asha Rao', 'Ms.', '98765' || lpad(n::text, 5, '0'), '91', now(), now()
     from generate_series(0, ${count - 1}) as n`,
  )
  for (let from = 0; from < count; from += 1_000) {
    const some = buyers.slice(from, from + 1_000)
    const values = some
      .map(
        ({ token }, at) =>
          `('${hash(token)}', 'bench-${run}-${from + at}@example.com', '${randomUUID()}'::uuid)`,
      )
      .join(',')
    await books.run(
      `with given (token, email, cart) as (values ${values}),
       who as (select g.*, u.id from given g join users u on u.email = g.email),
       s as (insert into sessions (token_hash, user_id, created_at, seen_at) select token, id, now(), now() from who),
       c as (insert into carts (id, user_id, version) select cart, id, 1 from who returning id)
       insert into cart_lines (id, cart_id, nid, quantity, pincode)
       select gen_random_uuid(), c.id, ${nid}, 1, '560001' from c`,
    )
  }
  return buyers.map(({ token, orderKey }) => ({ cookie: `sid=${token}`, orderKey }))
}

// The same hash as in the API.
const hash = (token: string) => createHash('sha256').update(token).digest('base64url')

import { createHash, randomBytes } from 'node:crypto'
import { type ApiClient, createApiClient } from '@store/api-client'
import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'
import { createForwardedForHeader } from './createForwardedForHeader.ts'
import type { Row } from './Row.ts'

/** Makes the n-th call of a kind to the API. */
type Call = (client: ApiClient, at: number) => Promise<{ readonly ok: boolean }>

const texts = ['roses', 'chocolate', 'cake', 'plant', 'mug', 'sunflower', 'teddy', 'truffle']
const categories = ['flowers', 'cakes', 'plants', 'gifts']
const pick = (values: readonly string[], at: number): string => values[at % values.length] ?? ''

const calls: Readonly<Record<string, Call>> = {
  'category page': ({ catalogue }, at) =>
    catalogue.category({ category: pick(categories, at), page: 1 + (at % 3) }),
  'search by a word': ({ catalogue }, at) => catalogue.search({ text: pick(texts, at) }),
  'search by a rare word': ({ catalogue }, at) => catalogue.search({ text: createPseudoWord(at) }),
  'search by two words, below a price, by price': ({ catalogue }, at) =>
    catalogue.search({ text: `red ${pick(texts, at)}`, priceTo: 1_000, order: 'cheapest' }),
  'search with a typing error': ({ catalogue }) => catalogue.search({ text: 'choclate trufle' }),
  'product page': ({ catalogue }, at) =>
    catalogue.productPage({ type: 'flower', slug: `red-roses-bouquet-${121 * at}` }),
  'suggestions while typing': ({ catalogue }, at) =>
    catalogue.suggest({ text: pick(texts, at).slice(0, 3 + (at % 3)) }),
  'home page': ({ catalogue }) => catalogue.home(),
  menus: ({ catalogue }) => catalogue.menus(),
  'list of the sitemap': ({ settings }) => settings.pages(),
  'orders of a shopper': ({ orders }) => orders.list({ page: 1 }),
}

const statements: Readonly<Record<string, string>> = {
  'orders to deliver on a day': `select count(*) from orders where id in (
    select order_id from order_lines where delivery_date = current_date - 3) and status not in ('placed', 'cancelled')`,
  'unpaid orders that expire': `select id from orders where status = 'placed' and payment = 'pending'
    and created_at < now() - interval '1 hour' order by created_at`,
  'words of the spelling correction': `select count(*) from ts_stat(
    $$select to_tsvector('simple', title || ' ' || words) from searchables$$)`,
}

/** Measures the calls that read large tables, one at a time, and counts the rows that sequential scans read. */
export async function measureLargeTableReads(
  origin: string,
  books: DatabaseInspector,
  times: number,
): Promise<readonly Row[]> {
  const rows: Row[] = []
  const cookie = await signIn(books)
  for (const [what, call] of Object.entries(calls))
    rows.push(
      ...(await time(what, books, times, async (at) => {
        const headers = { ...createForwardedForHeader(at), cookie, origin }
        const client = createApiClient({
          ...{ baseUrl: origin, brand: 'marigold' },
          fetch: (input, init) =>
            fetch(new Request(new Request(input, init), { headers: merge(init, headers) })),
        })
        await call(client, at)
      })),
    )
  for (const [what, sql] of Object.entries(statements))
    rows.push(...(await time(what, books, 3, () => books.run(sql))))
  return rows
}

async function time(
  what: string,
  books: DatabaseInspector,
  times: number,
  work: (at: number) => Promise<unknown>,
): Promise<readonly Row[]> {
  const before = await rowsScanned(books)
  const taken: number[] = []
  const stopAt = performance.now() + mostMs
  for (let at = 1; at <= times && performance.now() < stopAt; at += 1) {
    const started = performance.now()
    await work(at)
    taken.push(performance.now() - started)
  }
  const scanned = ((await rowsScanned(books)) - before) / taken.length
  const sorted = taken.toSorted((one, other) => one - other)
  const quantile = (share: number) => sorted[Math.floor((sorted.length - 1) * share)] ?? 0
  const note = `${taken.length} times; sequential scans read ${Math.round(scanned)} rows each`
  return [
    { what: `${what}, p50`, figure: quantile(0.5), unit: 'ms', isCost: true, note },
    { what: `${what}, p95`, figure: quantile(0.95), unit: 'ms', isCost: true },
  ]
}

// Maximum duration of a measurement, so a slow call is measured fewer times.
const mostMs = 6_000

async function rowsScanned(books: DatabaseInspector): Promise<number> {
  // Postgres counts the scans of a connection with a delay of up to a second.
  await new Promise((resolve) => setTimeout(resolve, 1_200))
  const [row] = await books.run(
    `select sum(seq_tup_read)::float as scanned from pg_stat_user_tables
     where relname in ('products', 'searchables', 'orders', 'order_lines', 'order_events')`,
  )
  return (row as { readonly scanned: number }).scanned
}

// Returns one of the words that `growTestDatabase` uses in names.
const createPseudoWord = (n: number): string =>
  createHash('md5')
    .update(String(n))
    .digest('hex')
    .slice(0, 7)
    .replace(/\d/g, (digit) => 'ghijklmnop'[Number(digit)] ?? '')

async function signIn(books: DatabaseInspector): Promise<string> {
  const token = randomBytes(32).toString('base64url')
  const hash = createHash('sha256').update(token).digest('base64url')
  await books.run(`insert into sessions (token_hash, user_id, created_at, seen_at)
    select '${hash}', id, now(), now() from users where email = 'old-5@example.com'`)
  return `sid=${token}`
}

function merge(init: RequestInit | undefined, more: Readonly<Record<string, string>>): Headers {
  const headers = new Headers(init?.headers)
  for (const [name, value] of Object.entries(more)) headers.set(name, value)
  return headers
}

import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'

/** Target size of a store. */
export interface TestDatabaseSize {
  readonly products: number
  readonly orders: number
}

/**
 * Grows a store's database from the sample to a given size, with SQL in Postgres. The products have the same
 * proportions of categories, sizes and delivery methods as the sample. Their names use 5,000 more words, their prices
 * and reviews vary, and one of twelve products is sold out. On average, an order has 1.5 lines and 3 events, and a
 * shopper has 8 orders. One of 200 orders waits for its payment.
 */
export async function growTestDatabase(
  books: DatabaseInspector,
  { products, orders }: TestDatabaseSize,
): Promise<void> {
  await withoutIndexes(books, ['products', 'searchables'], async () => {
    await moreProducts(books, products)
    await books.run(moreSearchables)
    await books.run(searchWords)
    for (const statement of facetCounts) await books.run(statement)
  })
  await withoutIndexes(books, ['orders', 'order_lines', 'order_events'], async () => {
    for (const statement of moreOrders(orders)) await books.run(statement)
  })
  await books.run('vacuum analyze')
}

// First id of the copied rows; the ids of the sample are smaller.
const first = 10_000_000

// Returns SQL for one of 5,000 words of seven letters.
const word = (n: string) => `translate(substr(md5((${n} % 5000)::text), 1, 7), '0123456789', 'ghijklmnop')`

// The columns that differ from those of the copied product.
const grown: Readonly<Record<string, string>> = {
  nid: `${first} + k`,
  sku: "p.sku || '-' || k",
  slug: "p.slug || '-' || k",
  title: `initcap(${word('k')}) || ' ' || p.title`,
  price: 'asked',
  list_price: 'asked + p.list_price - p.price',
  stock: 'case when k % 12 = 0 then 0 else 100000 end',
  rating: '3 + k % 21 / 10.0',
  reviews: '2000 / (1 + (hashint4(k) & 4095))',
  position: '1000 + k',
}

async function moreProducts(books: DatabaseInspector, most: number): Promise<void> {
  const found = await books.run(
    `select attname as name from pg_attribute where attrelid = 'products'::regclass and attnum > 0 and not attisdropped`,
  )
  const columns = found.map((row) => (row as { readonly name: string }).name)
  await books.run(`
    insert into products (${columns.join(', ')})
    select ${columns.map((name) => grown[name] ?? `p.${name}`).join(', ')}
    from (select *, row_number() over (order by nid) - 1 as place, count(*) over () as sample
          from products where nid < ${first}) p
    cross join lateral generate_series(p.place::int, ${most} - p.sample::int - 1, p.sample::int) k
    cross join lateral (select (p.price * (60 + k % 101) / 100 / 100 + 1) * 100 as asked) as priced`)
}

const moreSearchables = `
  insert into searchables (nid, title, words, text, occasions, flavours, colours, added_on)
  select p.nid, lower(p.title), s.words, s.text, s.occasions, s.flavours, s.colours, current_date - p.nid % 1000
  from (select nid, row_number() over (order by nid) - 1 as place, count(*) over () as sample
        from products where nid < ${first}) original
  join searchables s on s.nid = original.nid
  join products p on p.nid >= ${first} and (p.nid - ${first}) % original.sample = original.place`

const searchWords = `
  insert into search_words (word, products)
  select word, ndoc from ts_stat($$select to_tsvector('simple', title || ' ' || words) from searchables$$)
  where length(word) > 2 on conflict do nothing`

// Statements that do the work of the tables' triggers, because triggers do not run during the inserts.
const facetCounts = [
  'truncate facet_counts',
  `insert into facet_counts (category, occasions, flavours, colours, products)
   select category, coalesce(occasions, '{}'), coalesce(flavours, '{}'), coalesce(colours, '{}'), count(*)
   from products left join searchables using (nid) group by 1, 2, 3, 4`,
]

const moreOrders = (most: number) => [
  `insert into users (email, name, title, mobile, country_code, verified_at, created_at)
   select 'old-' || n || '@example.com', 'Asha Rao', 'Ms.', '9876543210', '91', now(), now()
   from generate_series(0, ${Math.ceil(most / 8)}) n on conflict do nothing`,
  `insert into orders (id, number, user_id, order_key, request_hash, receiver, sender_name, message, rows, total,
     currency, rate, status, payment, created_at)
   select gen_random_uuid(), 'OLD-' || n, u.id, gen_random_uuid(), md5(n::text),
     '{"name":"Asha Rao","mobile":"9876543210","address":"12 Lake Road","city":"Bengaluru","pincode":"560001"}', 'Ravi Rao',
     'Happy birthday, with love from all of us', '[{"label":"Gifts","amount":49900},{"label":"Delivery","amount":4900}]',
     54800, 'INR', 1, case when n % 200 = 0 then 'placed' else 'delivered' end,
     case when n % 200 = 0 then 'pending' else 'paid' end, now() - n * interval '30 seconds'
   from generate_series(1, ${most}) n
   join users u on u.email = 'old-' || n % ${Math.ceil(most / 8)} || '@example.com'`,
  `insert into order_lines (order_id, nid, title, picture_src, quantity, price, delivery_by, delivery_date)
   select o.id, 1001, 'Twelve Red Roses Bouquet', '/pictures/roses.jpg', 1, 49900, 'vendor', (o.created_at + interval '1 day')::date
   from orders o cross join lateral generate_series(1, 1 + (hashtext(o.number) & 1))`,
  `insert into order_events (order_id, kind, at)
   select o.id, kind, o.created_at from orders o, unnest(array['placed', 'confirmed', 'delivered']) kind
   on conflict do nothing`,
]

/**
 * Drops the indexes that are not constraints while rows are inserted, because maintaining them takes many times as
 * long.
 */
async function withoutIndexes(
  books: DatabaseInspector,
  tables: readonly string[],
  insert: () => Promise<void>,
): Promise<void> {
  const found = await books.run(`
    select indexrelid::regclass::text as name, pg_get_indexdef(indexrelid) as definition from pg_index
    where indrelid::regclass::text = any('{${tables.join(',')}}') and not indisunique`)
  const indexes = found.map((row) => row as { readonly name: string; readonly definition: string })
  for (const { name } of indexes) await books.run(`drop index ${name}`)
  // Disables foreign keys and triggers, which would otherwise run for each row.
  await books.run("set session_replication_role = 'replica'")
  await insert()
  await books.run('reset session_replication_role')
  for (const { definition } of indexes) await books.run(definition)
}

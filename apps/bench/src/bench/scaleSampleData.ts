import type { DatabaseInspector } from '../ledger/DatabaseInspector.ts'

// A hundred times the sample is 12,000 gifts and 100,000 orders.
const giftsAtOnce = 120
const ordersAtOnce = 1_000

/** Fills a store's database up to a multiple of the sample; returns the resulting row counts. */
export async function scaleSampleData(
  books: DatabaseInspector,
  times: number,
): Promise<{ readonly products: number; readonly orders: number }> {
  await books.run(copies('products', giftsAtOnce * times))
  await books.run(
    `insert into users (email, name, title, mobile, country_code, verified_at, created_at)
     select 'old-' || n || '@example.com', 'Asha Rao', 'Ms.', '9876543210', '91', now(), now()
     from generate_series(1, ${(ordersAtOnce * times) / 10}) as n on conflict do nothing`,
  )
  await books.run(
    `insert into orders (id, number, user_id, order_key, request_hash, receiver, sender_name, message, rows, total, currency, rate, payment, created_at)
     select gen_random_uuid(), 'OLD-' || n, u.id, gen_random_uuid(), '', '{}', '', '', '[]', 49900, 'INR', 1, 'pending', now() - n * interval '1 minute'
     from generate_series(1, ${ordersAtOnce * times}) as n
     join users u on u.email = 'old-' || (1 + n % ${(ordersAtOnce * times) / 10}) || '@example.com'
     on conflict do nothing`,
  )
  await books.run(
    `insert into order_lines (order_id, nid, title, picture_src, quantity, price, delivery_by, delivery_date)
     select id, 1001, 'Roses', '/', 1, 49900, 'vendor', current_date from orders o
     where number like 'OLD-%' and not exists (select from order_lines l where l.order_id = o.id)`,
  )
  await books.run('analyze')
  const [found] = await books.run(
    `select json_build_object('products', (select count(*) from products), 'orders', (select count(*) from orders))::text as json`,
  )
  const { json } = found as { readonly json: string }
  return JSON.parse(json)
}

/** Copies products under new ids and names up to the required number. */
const copies = (table: 'products', most: number) => `
  do $$
  declare names text; picks text;
  begin
    select string_agg(quote_ident(column_name), ','),
           string_agg(case column_name
             when 'nid' then '1000000 + n * 10000 + p.nid'
             when 'sku' then 'p.sku || ''-'' || n'
             when 'slug' then 'p.slug || ''-'' || n'
             else 'p.' || quote_ident(column_name) end, ',')
      into names, picks
      from information_schema.columns
      where table_name = '${table}' and is_generated = 'NEVER' and table_schema = current_schema();
    execute format(
      'insert into ${table} (%s) select %s from ${table} p, generate_series(1, %s) n where p.nid < 1000000
       and (select count(*) from ${table}) < ${most} order by n, p.nid
       limit greatest(0, ${most} - (select count(*) from ${table})) on conflict do nothing',
      names, picks, ${most});
  end $$`

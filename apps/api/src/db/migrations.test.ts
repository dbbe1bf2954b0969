import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { drizzle } from 'drizzle-orm/pglite'
import { migrate } from 'drizzle-orm/pglite/migrator'
import { expect, it } from 'vitest'
import { createCartRepo } from '../cart/createCartRepo.ts'
import { createOrderRepo } from '../orders/createOrderRepo.ts'
import { insertSampleData } from '../sample/insertSampleData.ts'
import { coupons } from './schema/coupons.ts'
import { products } from './schema/products.ts'

const migrations = join(import.meta.dirname, 'migrations')

/** Copies only the first migrations to a separate folder. */
async function firstMigrations(amount: number): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  await cp(migrations, folder, { recursive: true })
  const journal = join(folder, 'meta/_journal.json')
  const { entries, ...rest } = JSON.parse(await readFile(journal, 'utf8'))
  await writeFile(journal, JSON.stringify({ ...rest, entries: entries.slice(0, amount) }))
  return folder
}

it('migrating a cart from before personalisation keeps its lines, and adds attributes to old products', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const db = drizzle(client)
  const folder = await firstMigrations(5)
  await migrate(db, { migrationsFolder: folder })
  await client.exec(`
    insert into products (nid, sku, type, slug, title, price, list_price, pictures, contains, description, care_tips,
      through, is_cake, vendor_days, courier_days, stock, reviews, facts, category, position)
    values (2001, 'mg-2001', 'cake', 'chocolate-truffle-cake', 'Our Own Name', 70000, 70000, '[]', '[]', '', '[]',
      'vendor', true, 0, 3, 4, 0, '{"note": "Our own note"}', 'cakes', 0);
    insert into sessions (token_hash, created_at, seen_at) values ('guest', now(), now());
    insert into carts (id, session_hash, version) values ('00000000-0000-4000-8000-000000000001', 'guest', 3);
    insert into cart_lines (id, cart_id, nid, quantity, pincode) values
      ('00000000-0000-4000-8000-000000000002', '00000000-0000-4000-8000-000000000001', 2001, 2, '560001'),
      ('00000000-0000-4000-8000-000000000003', '00000000-0000-4000-8000-000000000001', 2001, 1, '110001');
  `)
  await migrate(db, { migrationsFolder: migrations })
  await insertSampleData(db)

  const lines = await createCartRepo(db).lines('00000000-0000-4000-8000-000000000001')
  expect(
    lines.map(({ quantity, pincode, state, attributes }) => [quantity, pincode, state, attributes]),
  ).toEqual([
    [2, '560001', 'in', []],
    [1, '110001', 'in', []],
  ])
  const stored = lines[0]?.product
  expect(stored).toMatchObject({ title: 'Our Own Name', price: 70000, country: 356 })
  expect(stored?.facts).toMatchObject({ note: 'Our own note', attributes: [{ aid: 10 }, { aid: 16 }] })
  expect((await db.select().from(products)).length).toBeGreaterThan(100)
  await client.close()
  await rm(folder, { recursive: true })
})

it('migrating data from before coupons and points keeps all carts, orders and accounts, and adds the coupons of the shop', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  const db = drizzle(client)
  const folder = await firstMigrations(7)
  await migrate(db, { migrationsFolder: folder })
  await client.exec(`
    insert into users (email, name, title, mobile, country_code, created_at)
      values ('asha@example.com', 'Asha Rao', 'Ms.', '9876543210', '91', now());
    insert into carts (id, user_id, version) values ('00000000-0000-4000-8000-000000000001', 1, 3);
    insert into orders (id, number, user_id, order_key, request_hash, receiver, sender_name, message, rows, total,
      currency, rate, payment, created_at) values ('00000000-0000-4000-8000-000000000002', 'MG-1', 1,
      '00000000-0000-4000-8000-000000000003', 'hash', '{}', '', '', '[{"label": "Subtotal", "amount": 70000}]', 70000,
      'INR', 1, 'pending', now());
    insert into order_lines (order_id, nid, title, picture_src, quantity, price, delivery_by, delivery_date)
      values ('00000000-0000-4000-8000-000000000002', 1001, 'Roses', '/r.webp', 1, 70000, 'vendor', '2026-11-24');
  `)
  const tables = 'select * from users; select * from orders'
  const before = (await client.exec(tables)).map(({ rows }) => rows)
  await migrate(db, { migrationsFolder: migrations })
  await insertSampleData(db)

  // Columns of later migrations are empty; the remaining data is unchanged.
  expect((await client.exec(tables)).map(({ rows }) => rows)).toMatchObject(before)
  expect(await createCartRepo(db).find({ userId: 1, tokenHash: '' })).toMatchObject({
    ...{ version: 3, couponCode: null, redeemsPoints: false },
  })
  const order = await createOrderRepo(db).find(1, '00000000-0000-4000-8000-000000000002')
  expect(order).toMatchObject({
    order: { status: 'placed', payMethod: null, contents: null },
    lines: [{ title: 'Roses', parts: [], sources: [], belongsTo: null, isFreebie: false }],
  })
  expect((await db.select().from(coupons)).map(({ code }) => code)).toEqual(['FIRST10', 'GIFTS5'])
  await client.close()
  await rm(folder, { recursive: true })
})

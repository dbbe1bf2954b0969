import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { asc, sql } from 'drizzle-orm'
import { afterEach, beforeEach, expect, it } from 'vitest'
import { apiFolder } from '../../apiFolder.ts'
import type { DatabaseHandle } from '../../db/Database.ts'
import { products } from '../../db/schema/products.ts'
import { searchables, searchWords } from '../../db/schema/searchables.ts'
import { openTestDatabase } from '../../fixtures/openTestDatabase.ts'
import { seedReferencePincodes } from '../../fixtures/seedReferencePincodes.ts'
import { createMemoryStorage } from '../../pictures/createMemoryStorage.ts'
import { runImportCommand } from './runImportCommand.ts'

// So many products have more values than the 65,535 parameters that Postgres allows in a statement.
const amount = 3_000

const pictures = createMemoryStorage({ now: () => new Date() })
const logged: { readonly query: string; readonly params: number }[] = []

let database: DatabaseHandle
let folder: string
beforeEach(async () => {
  logged.length = 0
  const logger = {
    logQuery: (query: string, params: unknown[]) => void logged.push({ query, params: params.length }),
  }
  database = await openTestDatabase({ logger })
  await seedReferencePincodes(database)
  folder = mkdtempSync(join(tmpdir(), 'import-'))
  cpSync(join(apiFolder, 'sample/template/categories.yaml'), join(folder, 'categories.yaml'))
  mkdirSync(join(folder, 'products'))
})
afterEach(async () => {
  await database.close()
  rmSync(folder, { recursive: true })
})

const run = (...options: readonly string[]) => runImportCommand([folder, ...options], database, pictures)

interface Line {
  readonly nid: number
  readonly slug: string
  readonly title: string
}

const range = (length: number) => Array.from({ length }, (_, at) => at)

const line = (at: number): Line => ({ nid: at + 1, slug: `roses-${at}`, title: `Roses number${at % 7}` })

function write(lines: readonly Line[]): void {
  const rows = lines.map(({ nid, slug, title }) =>
    [
      nid,
      'flower',
      slug,
      title,
      'flowers',
      500,
      9,
      '2026-11-01',
      'Roses in brown paper',
      'Cut.',
      'Roses',
      'vendor',
    ].join(),
  )
  const header = 'nid,type,slug,title,category,price,stock,addedOn,alt,description,contains,delivery.through'
  writeFileSync(join(folder, 'products/roses.csv'), [header, ...rows].join('\n'))
}

const stored = (): Promise<Line[]> =>
  database.db
    .select({ nid: products.nid, slug: products.slug, title: products.title })
    .from(products)
    .orderBy(asc(products.nid))

const wordCounts = () => database.db.select().from(searchWords).orderBy(asc(searchWords.word))

it('an import writes, compares and removes more products than fit into one statement', {
  timeout: 120_000,
}, async () => {
  const first = range(amount).map(line)
  write(first)
  const added = await run('--apply')
  expect(added.text).toContain(
    `Products: ${amount} new\n  new      1 Roses number0\n  new      2 Roses number1`,
  )
  expect(await stored()).toEqual(first)

  // Each product gets the slug of the next one, and the last that of the first.
  const moved = first.map(({ nid, title }) => ({ nid, slug: `roses-${nid % amount}`, title: `${title} red` }))
  write(moved)
  const changed = await run('--apply')
  expect(changed.text).toContain(
    `Products: ${amount} changed\n  changed  1 Roses number0 red: slug roses-0 → roses-1,`,
  )
  expect(await stored()).toEqual(moved)
  expect((await run()).text).toMatch(/^Nothing to do/)

  write(moved.slice(0, 2))
  const removed = await run('--apply', '--remove-missing')
  expect(removed.text).toContain(`Products: ${amount - 2} not in the files\n  removed  3 Roses number2 red`)
  expect(await database.db.$count(products, sql`${products.category} = 'flowers' and stock = 9`)).toBe(2)
  expect(await database.db.$count(searchables)).toBe(2)
})

it('an import counts the words of all products exactly', { timeout: 120_000 }, async () => {
  const lines = range(5_200).map(line)
  write(lines)
  await run('--apply')
  const all = await database.db
    .select({ word: sql<string>`word`, products: sql`ndoc`.mapWith(Number) })
    .from(sql`ts_stat($$select to_tsvector('simple', title || ' ' || words) from searchables$$)`)
    .where(sql`length(word) > 2`)
    .orderBy(sql`word`)
  expect(await wordCounts()).toEqual(all)
  expect(await wordCounts()).toContainEqual({ word: 'roses', products: 5_200 })
})

it('an import needs no larger statements than for a small catalogue', {
  timeout: 120_000,
}, async () => {
  write(range(amount).map(line))
  await run('--apply')
  writeFileSync(join(folder, 'prices.csv'), 'nid,price\n1,501')
  rmSync(join(folder, 'products'), { recursive: true })
  rmSync(join(folder, 'categories.yaml'))
  const { text } = await run('--apply')
  expect(text).toContain('Products: 1 changed\n')
  const reading = logged.filter(({ query }) =>
    /^select .* from "(products|searchables|catalogue_products)"/.test(query),
  )
  expect(reading.length).toBeGreaterThan((3 * amount) / 500)
  expect(
    reading.filter(
      ({ query }) => !/ limit | for update| where "products"\."withdrawn_from" is not null/.test(query),
    ),
  ).toEqual([])
  expect(Math.max(...logged.map(({ params }) => params))).toBeLessThan(20_000)
})

it('an import keeps the written batches of prices when a later batch fails, and writes the others the next time', {
  timeout: 120_000,
}, async () => {
  write(range(700).map(line))
  await run('--apply')
  rmSync(join(folder, 'products'), { recursive: true })
  rmSync(join(folder, 'categories.yaml'))
  writeFileSync(
    join(folder, 'prices.csv'),
    `nid,price\n${range(700)
      .map((at) => `${at + 1},501`)
      .join('\n')}`,
  )
  let batches = 0
  const enqueue = async () => {
    batches += 1
    if (batches === 2) throw new Error('the connection ended')
  }
  const failed = await runImportCommand([folder, '--apply'], database, pictures, { cachePurges: { enqueue } })
  expect(failed.isSuccess).toBe(false)
  expect(failed.text).toMatch(
    /Written in part: 500 of 700 changed products\. A batch failed: the connection ended\. Run it again/,
  )
  const isNew = sql`price = 50100`
  expect(await database.db.$count(products, isNew)).toBe(500)
  expect((await run('--apply')).text).toMatch(/^Products: 200 changed[\s\S]*Written\.$/)
  expect(await database.db.$count(products, isNew)).toBe(700)
  expect((await run()).text).toMatch(/^Nothing to do/)
})

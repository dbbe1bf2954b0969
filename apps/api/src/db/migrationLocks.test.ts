import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { expect, it } from 'vitest'
import { findLockingStatements } from '../fixtures/findLockingStatements.ts'
import { migrationsFolder } from './migrationsFolder.ts'

/** The last migration that was written before these rules. */
const lastExempt = '0033_catalogue-translations'

const journal: { readonly entries: readonly { readonly tag: string }[] } = JSON.parse(
  readFileSync(join(migrationsFolder, 'meta/_journal.json'), 'utf8'),
)
const checked = journal.entries.map(({ tag }) => tag).filter((tag) => tag > lastExempt)

it('no migration locks a table in use or removes anything that the previous release reads', async () => {
  const found = await Promise.all(
    checked.map(async (tag) => [
      tag,
      await findLockingStatements(readFileSync(join(migrationsFolder, `${tag}.sql`), 'utf8')),
    ]),
  )
  expect(found.filter(([, rules]) => rules?.length)).toEqual([])
})

const newTable = 'CREATE TABLE "gifts" ("id" bigint PRIMARY KEY, "order_id" uuid NOT NULL);'

it.each([
  ['CREATE INDEX "i" ON "orders" ("total")', 'require-concurrent-index-creation'],
  ['CREATE UNIQUE INDEX "i" ON "orders" ("total")', 'require-concurrent-index-creation'],
  ['CREATE INDEX CONCURRENTLY "i" ON "orders" ("total")', 'ban-concurrent-index-creation-in-transaction'],
  ['DROP INDEX "orders_user"', 'require-concurrent-index-deletion'],
  ['ALTER TABLE "orders" ADD COLUMN "x" text NOT NULL', 'adding-required-field'],
  ['ALTER TABLE "orders" ADD COLUMN "x" uuid DEFAULT gen_random_uuid()', 'adding-field-with-default'],
  ['ALTER TABLE "orders" ALTER COLUMN "total" SET DATA TYPE bigint', 'changing-column-type'],
  ['ALTER TABLE "orders" ALTER COLUMN "total" SET NOT NULL', 'adding-not-nullable-field'],
  [
    'ALTER TABLE "orders" ADD CONSTRAINT "c" FOREIGN KEY ("user_id") REFERENCES "users" ("id")',
    'adding-foreign-key-constraint',
  ],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("total" > 0)', 'constraint-missing-not-valid'],
  ['ALTER TABLE "orders" ADD CONSTRAINT "c" UNIQUE ("total")', 'disallowed-unique-constraint'],
  ['ALTER TABLE "orders" DROP COLUMN "total"', 'ban-drop-column'],
  ['ALTER TABLE "orders" RENAME COLUMN "total" TO "sum"', 'renaming-column'],
  ['ALTER TABLE "orders" RENAME TO "purchases"', 'renaming-table'],
  ['DROP TABLE "orders"', 'ban-drop-table'],
  ['VACUUM FULL "orders"', 'whole-table'],
  ['CLUSTER "orders"', 'whole-table'],
  ['LOCK TABLE "orders"', 'whole-table'],
  ['UPDATE "orders" SET "total" = 0', 'whole-table'],
  ['-- All of them.\nDELETE FROM "orders"', 'whole-table'],
])('reports the statement %s by the rule %s', async (statement, rule) => {
  expect(await findLockingStatements(`${newTable}\n--> statement-breakpoint\n${statement};`)).toContain(rule)
})

it.each([
  ['ALTER TABLE "orders" DROP COLUMN "total"', 'ban-drop-column'],
  ['UPDATE "shops" SET "name" = \'\'', 'whole-table'],
])('allows the statement %s below a comment that ignores its rule', async (statement, rule) => {
  expect(await findLockingStatements(`-- squawk-ignore ${rule}\n${statement};`)).toEqual([])
})

it.each([
  newTable,
  `${newTable}\n--> statement-breakpoint\nCREATE INDEX "i" ON "gifts" ("order_id");`,
  'ALTER TABLE "orders" ADD COLUMN "x" text;',
  `ALTER TABLE "orders" ADD COLUMN "x" text DEFAULT '' NOT NULL;`,
  'ALTER TABLE "orders" ADD CONSTRAINT "c" CHECK ("total" > 0) NOT VALID;',
])('allows %s', async (migration) => {
  expect(await findLockingStatements(migration)).toEqual([])
})

import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { Client } from 'pg'
import { expect, it, onTestFinished } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { silentLog } from '../fixtures/silentLog.ts'
import { migrateSchema } from './migrateSchema.ts'
import { migrationsFolder } from './migrationsFolder.ts'

/** Copies the migrations and adds one. */
async function addMigration(statement: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await cp(migrationsFolder, folder, { recursive: true })
  const file = join(folder, 'meta/_journal.json')
  const journal = JSON.parse(await readFile(file, 'utf8'))
  const entry = { idx: 9999, version: '7', when: 4e12, tag: '9999_planted', breakpoints: true }
  await writeFile(file, JSON.stringify({ ...journal, entries: [...journal.entries, entry] }))
  await writeFile(join(folder, '9999_planted.sql'), statement)
  return folder
}

async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url })
  await client.connect()
  onTestFinished(() => client.end())
  return client
}

it('a migration lets the queries that wait behind it pass, and gets its lock when the table is free', async () => {
  const { engine, close } = await openTestDatabase()
  onTestFinished(close)
  if (engine.kind !== 'postgres') throw new Error('no Postgres')
  const folder = await addMigration('ALTER TABLE "products" ADD COLUMN "planted" text;')
  const [long, shopper, migrating] = await Promise.all([engine.url, engine.url, engine.url].map(connect))
  if (!long || !shopper || !migrating) throw new Error('no connection')
  await long.query('begin; select from products')
  const warned: string[] = []
  const migrated = migrateSchema(migrating, { ...silentLog, warn: (text) => warned.push(text) }, folder)
  await expect
    .poll(async () => (await long.query('select from pg_locks where not granted')).rowCount)
    .toBeGreaterThan(0)

  // The long transaction is still open.
  await shopper.query('select from products')
  await expect.poll(() => warned.length).toBeGreaterThan(0)
  await long.query('commit')
  await migrated
  await shopper.query('select planted from products')
})

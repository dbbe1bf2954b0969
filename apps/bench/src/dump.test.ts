import { execFile } from 'node:child_process'
import { randomUUID } from 'node:crypto'
import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { promisify } from 'node:util'
import { createApiClient } from '@store/api-client'
import { toProductId } from '@store/api-client/contract/cart'
import { startPostgres } from '@store/config/postgres'
import { findSystemPostgres } from '@store/config/systemPostgres'
import { expect, it, onTestFinished } from 'vitest'
import { openPostgresInspector } from './ledger/DatabaseInspector.ts'
import { startStore } from './processes/startStore.ts'
import { createShopper, signUp, unwrapResult } from './shopper/createShopper.ts'
import { openSimulatedBrowser } from './shopper/openSimulatedBrowser.ts'
import { testReceiver } from './shopper/testReceiver.ts'

const run = promisify(execFile)
const drill = join(import.meta.dirname, '../../api/dist/drill.js')

/** Runs the drill; returns its output and exit code. */
async function runRestoreDrill(url: string, file: string, path = '') {
  const env = { STORE_MODE: 'demo', DATABASE_URL: url, PATH: `${path}:${process.env.PATH}` }
  return run(process.execPath, [drill, file], { env }).then(
    ({ stdout }) => ({ stdout, code: 0 }),
    (cause: unknown) => ({ stdout: String(Object(cause).stdout), code: Number(Object(cause).code) }),
  )
}

async function createFolder(): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'dump-'))
  onTestFinished(() => rm(folder, { recursive: true, force: true }))
  return folder
}

async function createDatabase(server: string, name: string): Promise<string> {
  const inspector = await openPostgresInspector(server)
  await inspector.run(`create database "${name}" template template0`)
  await inspector.close()
  const url = new URL(server)
  url.pathname = name
  return url.href
}

/** Returns a hash of the rows of each table, except the counters of rate limits, which a stopping store writes. */
async function hashTables(url: string): Promise<readonly unknown[]> {
  const inspector = await openPostgresInspector(url)
  const hash = `format('select md5(string_agg(t::text, chr(10) order by t::text)) as h from %I t', tablename)`
  const rows = await inspector.run(`select tablename, query_to_xml(${hash}, true, true, '')::text as hash
    from pg_tables where schemaname = 'public' and tablename <> 'allowances' order by 1`)
  await inspector.close()
  return rows
}

it('the restore drill rejects a missing or unusable backup, and a database with tables', async () => {
  const postgres = await startPostgres()
  onTestFinished(postgres.stop)
  const file = join(await createFolder(), 'store.dump')
  await writeFile(file, 'no backup')
  const broken = await runRestoreDrill(postgres.url, file)
  expect(broken).toEqual({ code: 1, stdout: expect.stringContaining('could not be restored') })
  const inspector = await openPostgresInspector(postgres.url)
  await inspector.run('create table orders (id integer)')
  await inspector.close()
  const used = await runRestoreDrill(postgres.url, file)
  expect(used).toEqual({ code: 1, stdout: expect.stringContaining('The database has tables') })
})

const system = findSystemPostgres()

if (system === undefined)
  process.stderr.write('pg_dump and its Postgres are not installed: no backup of it is restored.\n')
else
  it('a pg_dump backup restores the catalogue and orders, and the store starts on it', async () => {
    const postgres = await startPostgres({}, undefined, system)
    onTestFinished(postgres.stop)
    const store = await startStore({ kind: 'api', env: { DATABASE_URL: postgres.url } })
    onTestFinished(store.stop)
    const shopper = createShopper(store.origin)
    await signUp(store.origin, shopper)
    const { client, browser } = shopper
    unwrapResult(await client.cart.add({ productId: toProductId(1001), pincode: testReceiver.pincode }))
    const { version, total } = unwrapResult(await client.cart.list())
    const order = {
      orderKey: randomUUID(),
      version,
      total,
      receiver: testReceiver,
      senderName: 'Asha',
      message: 'Enjoy!',
    }
    const { orderId } = unwrapResult(await client.orders.place(order))
    const read = async (from: typeof client) => ({
      home: unwrapResult(await from.catalogue.home()),
      gifts: unwrapResult(await from.catalogue.cards({ ids: [1001, 2001, 3001, 5002] })),
      // The remaining time to pay changes between the two reads.
      order: { ...unwrapResult(await from.orders.get({ id: orderId })), paySecondsLeft: undefined },
    })
    const before = await read(client)
    const file = join(await createFolder(), 'store.dump')
    await run(system.pgDump, ['--format=custom', `--file=${file}`, postgres.url])
    await store.kill('SIGTERM')

    const restored = await createDatabase(postgres.url, 'restored')
    const { stdout, code } = await runRestoreDrill(restored, file, system.folder)
    expect({ stdout, code }).toEqual({ code: 0, stdout: expect.stringContaining('1 orders') })
    process.stdout.write(stdout)
    expect(await hashTables(restored)).toEqual(await hashTables(postgres.url))
    const again = await startStore({ kind: 'api', data: store.data, env: { DATABASE_URL: restored } })
    onTestFinished(again.stop)
    const known = openSimulatedBrowser(again.origin, () => '10.0.0.1', browser.cookies)
    const later = createApiClient({ baseUrl: again.origin, brand: 'marigold', fetch: known.fetch })
    expect(await read(later)).toEqual(before)
  })

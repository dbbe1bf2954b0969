import { existsSync } from 'node:fs'
import { rename, symlink } from 'node:fs/promises'
import { join } from 'node:path'
import type { DatabaseFault } from './DatabaseFault.ts'

const ballast = `
  create table chaos_ballast (words text);
  create function chaos_fill() returns trigger language plpgsql as $$
    begin insert into chaos_ballast values ('more'); return new; end $$;`

const tables = ['orders', 'order_lines', 'cart_lines']

/**
 * Makes every write to carts and orders fail because the disk is full. Each of these writes must extend the file of one
 * Postgres table. This file is put on `/dev/full`, so that Postgres itself gets the error "no space left on device" in
 * the transaction.
 */
export const fillDisk: DatabaseFault = async ({ withInspector }) => {
  if (!existsSync('/dev/full'))
    throw new Error('A full disk is had by /dev/full, which this machine has not.')
  await withInspector(async ({ run }) => {
    await run(ballast)
    const file = await fileOf(run)
    await symlink('/dev/full', `${file}.full`)
    await rename(`${file}.full`, file)
    for (const table of tables)
      await run(`create trigger chaos_fill after insert on ${table} execute function chaos_fill()`)
  })
  return () =>
    withInspector(async ({ run }) => {
      // One table at a time, because waiting for a second one while holding the first would deadlock with an order.
      for (const table of tables) await run(`drop trigger chaos_fill on ${table}`)
      await run('drop function chaos_fill')
      await run('drop table chaos_ballast')
    })
}

async function fileOf(run: (sql: string) => Promise<readonly unknown[]>): Promise<string> {
  const [row] = await run(
    `select current_setting('data_directory') as folder, pg_relation_filepath('chaos_ballast') as file`,
  )
  if (typeof row === 'object' && row !== null && 'folder' in row && 'file' in row)
    return join(String(row.folder), String(row.file))
  throw new Error('Postgres did not say where its files are.')
}

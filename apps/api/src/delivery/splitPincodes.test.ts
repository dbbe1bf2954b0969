import { readFile } from 'node:fs/promises'
import { PGlite } from '@electric-sql/pglite'
import { pg_trgm } from '@electric-sql/pglite/contrib/pg_trgm'
import { expect, it } from 'vitest'

const migration = (name: string) => readFile(new URL(`../db/migrations/${name}.sql`, import.meta.url), 'utf8')

it('a migration that splits pincodes into a directory and service areas keeps the merchant’s settings', async () => {
  const client = await PGlite.create({ extensions: { pg_trgm } })
  await client.exec(await migration('0000_start'))
  await client.exec(
    "insert into pincodes values ('682001', 'Kochi', 'kochi', 'Kerala', true, true, false), ('744101', 'Port Blair', 'port-blair', 'Andaman and Nicobar Islands', false, true, false)",
  )
  await client.exec(await migration('0001_places'))
  const { rows } = await client.query('select * from service_areas order by key')
  expect(rows).toEqual([
    { scope: 'pincode', key: '682001', vendor: true, courier: true, cake: false },
    { scope: 'pincode', key: '744101', vendor: false, courier: true, cake: false },
  ])
  await client.close()
})

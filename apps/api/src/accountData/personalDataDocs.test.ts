import { readFileSync } from 'node:fs'
import { getTableName, is } from 'drizzle-orm'
import { PgTable } from 'drizzle-orm/pg-core'
import { expect, it } from 'vitest'

const schema = import.meta.glob<Record<string, unknown>>('../db/schema/*.ts', { eager: true })
const text = readFileSync(new URL('../../../../docs/personal-data.md', import.meta.url), 'utf8')

it('docs/personal-data.md documents the personal data of every table', () => {
  const tables = Object.values(schema)
    .flatMap(Object.values<unknown>)
    .flatMap((table) => (is(table, PgTable) ? [getTableName(table)] : []))
  expect(tables.length).toBeGreaterThan(40)
  expect(tables.filter((name) => !text.includes(`\`${name}\``))).toEqual([])
})

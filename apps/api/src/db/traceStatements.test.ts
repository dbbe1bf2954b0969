import { sql } from 'drizzle-orm'
import { afterAll, beforeAll, expect, it } from 'vitest'
import { openTestDatabase } from '../fixtures/openTestDatabase.ts'
import { type Collector, startCollector } from '../fixtures/startCollector.ts'
import { startTracing, tracing } from '../tracing/startTracing.ts'
import type { DatabaseHandle } from './Database.ts'
import { replaceSqlLiterals } from './traceStatements.ts'

let collector: Collector
let flush: () => Promise<void>
let database: DatabaseHandle
beforeAll(async () => {
  collector = await startCollector()
  flush = await startTracing({ endpoint: collector.endpoint, ratio: 1 }, { warn: () => undefined })
  database = await openTestDatabase()
})
afterAll(async () => {
  await flush()
  await database.close()
  collector.stop()
})

it('records each statement within its own span, even while others wait for a connection', async () => {
  const names = Array.from({ length: 40 }, (_, n) => `work${n}`)
  const run = (name: string) =>
    tracing.span({ name }, async () => {
      await database.db.execute(sql.raw(`select 1 as ${name}`))
      await database.transact((tx) => tx.execute(sql.raw(`select 2 as ${name}`)))
    })
  await Promise.all(names.map(run))
  await database.db.execute(sql.raw('select 3 as outside'))
  await flush()
  const nameOf = new Map(collector.spans.map(({ spanId, name }) => [spanId, name]))
  const selects = collector.spans.filter(({ attributes }) => attributes['db.operation.name'] === 'SELECT')
  expect(selects).toHaveLength(80)
  for (const { parentSpanId, attributes } of selects)
    expect(attributes['db.query.text']).toBe(`select ? as ${nameOf.get(parentSpanId ?? '')}`)
})

it.each([
  ['select $1 from t2 where "a1" = $2', 'select $1 from t2 where "a1" = $2'],
  ["select 'asha@example.com', 'O''Brien', E'it\\'s', 42, 1.5", 'select ?, ?, E?, ?, ?'],
  ["values ('a\nb', '9876543210'::text)", 'values (?, ?::text)'],
])('replaces the literals of %j', (text, written) => {
  expect(replaceSqlLiterals(text)).toBe(written)
})

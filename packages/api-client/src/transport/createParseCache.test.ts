import { object, pipe, string, transform } from 'valibot'
import { expect, it, vi } from 'vitest'
import { createParseCache } from './createParseCache.ts'

/** Returns a schema that counts how often it parsed something. */
function counted() {
  const reads = vi.fn((text: string) => text.toUpperCase())
  return { reads, schema: object({ title: pipe(string(), transform(reads)) }) }
}

const rose = '{"title":"rose"}'

it('parses identical response texts once and shares the result', () => {
  const { reads, schema } = counted()
  const read = createParseCache()
  const first = read(schema, 200, rose)
  expect(first).toEqual({ ok: true, value: { title: 'ROSE' } })
  const second = read(schema, 200, rose)
  expect(second.ok && first.ok && second.value === first.value).toBe(true)
  expect(reads).toHaveBeenCalledOnce()
  expect(read(schema, 200, '{"title":"tulip"}')).toEqual({ ok: true, value: { title: 'TULIP' } })
})

it('never reuses a result for another call or an error', () => {
  const read = createParseCache()
  const { schema } = counted()
  read(schema, 200, rose)
  expect(read(object({ title: string() }), 200, rose)).toEqual({ ok: true, value: { title: 'rose' } })
  expect(read(schema, 500, rose)).toEqual({ ok: false, failure: { kind: 'broken', status: 500 } })
  expect(read(object({ name: string() }), 200, rose)).toEqual({
    ok: false,
    failure: { kind: 'broken', status: 200 },
  })
})

it('caches the last hundred', () => {
  const { reads, schema } = counted()
  const read = createParseCache()
  const texts = Array.from({ length: 101 }, (_, number) => `{"title":"${number}"}`)
  for (const text of texts) read(schema, 200, text)
  const [oldest = '', next = ''] = texts
  reads.mockClear()
  read(schema, 200, next)
  expect(reads).not.toHaveBeenCalled()
  read(schema, 200, oldest)
  expect(reads).toHaveBeenCalledOnce()
})

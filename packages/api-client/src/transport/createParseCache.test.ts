import { type GenericSchema, object, pipe, string, transform } from 'valibot'
import { expect, it, vi } from 'vitest'
import { createParseCache } from './createParseCache.ts'

const respondingWith = <Answer extends GenericSchema>(answer: Answer) =>
  ({ method: 'GET', path: '/api/gift', answer }) as const

/** Returns a call whose schema counts how often it parsed something. */
function counted() {
  const reads = vi.fn((text: string) => text.toUpperCase())
  return { reads, call: respondingWith(object({ title: pipe(string(), transform(reads)) })) }
}

const rose = '{"title":"rose"}'

it('parses identical response texts once and shares the result', () => {
  const { reads, call } = counted()
  const read = createParseCache()
  const first = read(call, 200, rose)
  expect(first).toEqual({ ok: true, value: { title: 'ROSE' } })
  const second = read(call, 200, rose)
  expect(second.ok && first.ok && second.value === first.value).toBe(true)
  expect(reads).toHaveBeenCalledOnce()
  expect(read(call, 200, '{"title":"tulip"}')).toEqual({ ok: true, value: { title: 'TULIP' } })
})

it('never reuses a result for another call or after an error', () => {
  const read = createParseCache()
  const { call } = counted()
  read(call, 200, rose)
  expect(read(respondingWith(object({ title: string() })), 200, rose)).toEqual({
    ok: true,
    value: { title: 'rose' },
  })
  expect(read(call, 500, rose)).toEqual({ ok: false, failure: { kind: 'invalidResponse', status: 500 } })
  expect(read(respondingWith(object({ name: string() })), 200, rose)).toEqual({
    ok: false,
    failure: {
      ...{ kind: 'invalidResponse', status: 200 },
      violation: { call: 'GET /api/gift', path: 'name', expected: '"name"' },
    },
  })
})

it('caches the last hundred responses', () => {
  const { reads, call } = counted()
  const read = createParseCache()
  const texts = Array.from({ length: 101 }, (_, number) => `{"title":"${number}"}`)
  for (const text of texts) read(call, 200, text)
  const [oldest = '', next = ''] = texts
  reads.mockClear()
  read(call, 200, next)
  expect(reads).not.toHaveBeenCalled()
  read(call, 200, oldest)
  expect(reads).toHaveBeenCalledOnce()
})

import { array, literal, number, object, safeParse, union } from 'valibot'
import { expect, it } from 'vitest'
import { toContractViolation } from './toContractViolation.ts'

const found = object({ kind: literal('found'), items: array(object({ price: number() })) })
const schema = object({ data: union([object({ kind: literal('moved') }), found]) })

it.each([
  [{ data: { kind: 'found', items: [{ price: '9' }] } }, { path: 'data.items.0.price', expected: 'number' }],
  [{ data: { kind: 'found', items: [] }, more: 1 }, undefined],
  [{ data: 7 }, { path: 'data', expected: 'Object' }],
  [{}, { path: 'data', expected: '"data"' }],
])('finds the path of the violation in %j, within the matching member of a union', (body, expected) => {
  const { issues } = safeParse(schema, body)
  expect(issues && toContractViolation(issues[0])).toEqual(expected)
})

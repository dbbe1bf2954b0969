import fc from 'fast-check'
import { expect, it } from 'vitest'
import { moveActiveOption } from './moveActiveOption.ts'

const cities = ['Delhi', 'Pune', 'Kochi'].map((text) => ({ id: text, text }))

it.each([
  [undefined, 1, 'Delhi'],
  [undefined, -1, 'Kochi'],
  ['Delhi', 1, 'Pune'],
  ['Kochi', 1, 'Delhi'],
  ['Delhi', -1, 'Kochi'],
  ['gone', 1, 'Delhi'],
] as const)('moves from %s by %i to %s', (from, step, to) => {
  expect(moveActiveOption(cities, from, step)).toBe(to)
})

it('returns nothing for an empty list', () => {
  expect(moveActiveOption([], 'Delhi', 1)).toBeUndefined()
})

it('reaches every option once before it wraps around', () => {
  const ids = fc.uniqueArray(fc.constantFrom(...'abcdefghij'), { minLength: 1 })
  fc.assert(
    fc.property(ids, fc.constantFrom(1 as const, -1 as const), (names, step) => {
      const options = names.map((id) => ({ id, text: id }))
      const seen: string[] = []
      let at = moveActiveOption(options, undefined, step)
      while (at !== undefined && !seen.includes(at)) {
        seen.push(at)
        at = moveActiveOption(options, at, step)
      }
      expect(seen).toEqual(step === 1 ? names : names.toReversed())
      expect(at).toBe(seen[0])
    }),
  )
})

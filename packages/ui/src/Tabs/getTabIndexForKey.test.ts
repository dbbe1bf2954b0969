import fc from 'fast-check'
import { expect, it } from 'vitest'
import { getTabIndexForKey } from './getTabIndexForKey.ts'

it.each([
  ['ArrowRight', 0, false, 1],
  ['ArrowRight', 2, false, 0],
  ['ArrowLeft', 0, false, 2],
  ['ArrowLeft', 0, true, 1],
  ['ArrowRight', 0, true, 2],
  ['Home', 2, false, 0],
  ['End', 0, true, 2],
  ['ArrowDown', 0, false, undefined],
  ['Tab', 0, false, undefined],
] as const)(
  'for the key %s on tab %i of three (right to left: %s), returns %s',
  (key, at, rightToLeft, next) => {
    expect(getTabIndexForKey(key, { at, count: 3, rightToLeft })).toBe(next)
  },
)

const stands = fc
  .tuple(fc.integer({ min: 1, max: 12 }), fc.nat(), fc.boolean())
  .map(([count, any, rightToLeft]) => ({ count, at: any % count, rightToLeft }))

it('never leaves the list, and arrow keys in opposite directions undo each other', () => {
  fc.assert(
    fc.property(stands, fc.constantFrom('ArrowLeft', 'ArrowRight'), (stand, key) => {
      const next = getTabIndexForKey(key, stand) ?? -1
      expect(next).toBeGreaterThanOrEqual(0)
      expect(next).toBeLessThan(stand.count)
      const opposite = key === 'ArrowLeft' ? 'ArrowRight' : 'ArrowLeft'
      expect(getTabIndexForKey(opposite, { ...stand, at: next })).toBe(stand.at)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import { type ElementVisibility, getNextVisibility } from './getNextVisibility.ts'

/** Returns how often an element came back into view in a series of checks. */
function returnsOf(looks: readonly boolean[]): number {
  let before: ElementVisibility = 'unseen'
  let returns = 0
  for (const inView of looks) {
    const now = getNextVisibility(before, inView)
    if (before === 'gone' && now === 'shown') returns += 1
    before = now
  }
  return returns
}

it.each([
  [[false, true], 0],
  [[true, true], 0],
  [[true, false], 0],
  [[true, false, true], 1],
  [[false, true, false, false, true, true], 1],
  [[true, false, true, false, true], 2],
])('for the visibility checks %j, counts %i returns into view', (looks, returns) => {
  expect(returnsOf(looks)).toBe(returns)
})

it('counts a return each time the element becomes visible, except the first time', () => {
  fc.assert(
    fc.property(fc.array(fc.boolean()), (looks) => {
      const arrivals = looks.filter((inView, at) => inView && !looks[at - 1]).length
      expect(returnsOf(looks)).toBe(Math.max(0, arrivals - 1))
    }),
  )
})

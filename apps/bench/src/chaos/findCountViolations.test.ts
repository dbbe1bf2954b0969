import { expect, it } from 'vitest'
import { findCountViolations } from './findCountViolations.ts'

it('returns a violation of the given kind for a count that is too high, and of the kind “lost” for a count that is too low', () => {
  expect(findCountViolations('oversold', 'pieces', 50, 50)).toEqual([])
  expect(findCountViolations('oversold', 'pieces', 213, 50)).toEqual([
    { kind: 'oversold', count: 163, sentence: 'pieces: 213 instead of 50' },
  ])
  expect(findCountViolations('doubled', 'orders', 0, 1)).toMatchObject([{ kind: 'lost', count: 1 }])
  expect(findCountViolations('other', 'browsers', 1, 2)).toMatchObject([{ kind: 'other', count: 1 }])
})

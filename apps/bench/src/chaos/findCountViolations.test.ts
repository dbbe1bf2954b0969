import { expect, it } from 'vitest'
import { findCountViolations } from './findCountViolations.ts'

it('returns the difference to the expected number: too many are of the given kind, too few are lost', () => {
  expect(findCountViolations('oversold', 'pieces', 50, 50)).toEqual([])
  expect(findCountViolations('oversold', 'pieces', 213, 50)).toEqual([
    { kind: 'oversold', count: 163, sentence: 'pieces: 213 instead of 50' },
  ])
  expect(findCountViolations('doubled', 'orders', 0, 1)).toMatchObject([{ kind: 'lost', count: 1 }])
  expect(findCountViolations('other', 'browsers', 1, 2)).toMatchObject([{ kind: 'other', count: 1 }])
})

import { expect, it } from 'vitest'
import { belowTheFoldEn } from './belowTheFoldEn.ts'

it.each([
  [1, 'Earn 1 point with this gift'],
  [129, 'Earn 129 points with this gift'],
  [12_000, 'Earn 12,000 points with this gift'],
])('words %d points', (points, text) => {
  expect(belowTheFoldEn.earnPoints(points)).toBe(text)
})

it('has a heading of its own for what goes with a rakhi', () => {
  expect(belowTheFoldEn.boughtTogether('rakhi')).toBe('Similar Rakhi Hampers')
  expect(belowTheFoldEn.boughtTogether('cake')).toBe('Make this gift extra special')
})

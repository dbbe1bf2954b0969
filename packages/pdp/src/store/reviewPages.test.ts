import fc from 'fast-check'
import { expect, it } from 'vitest'
import { countVisibleReviews, hasReviewsPage } from './reviewPages.ts'

it.each([
  [0, 0, 0],
  [0, 1, 1],
  [0, 2, 2],
  [0, 7, 2],
  [1, 7, 4],
  [2, 7, 6],
  [3, 7, 7],
  [9, 7, 7],
])('after %d presses of the button, out of %d reviews, shows %d', (presses, atHand, shown) => {
  expect(countVisibleReviews(presses, atHand)).toBe(shown)
})

it('shows two more reviews with every press, or the remaining ones', () => {
  fc.assert(
    fc.property(fc.nat(50), fc.nat(50), (presses, atHand) => {
      const before = countVisibleReviews(presses, atHand)
      expect(countVisibleReviews(presses + 1, atHand)).toBe(Math.min(before + 2, atHand))
    }),
  )
})

it.each([
  [0, false],
  [6, false],
  [7, true],
])('decides whether %d reviews need a page of their own: %s', (total, leads) => {
  expect(hasReviewsPage(total, 2)).toBe(leads)
})

it('needs no reviews page for ratings without text', () => {
  expect(hasReviewsPage(214, 0)).toBe(false)
})

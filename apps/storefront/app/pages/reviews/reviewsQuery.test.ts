import { expect, it } from 'vitest'
import { parseReviewsQuery, serializeReviewsQuery, toReviewsCacheVariant } from './reviewsQuery.ts'

it.each([
  ['', 1, 'newest', ''],
  ['?page=2', 2, 'newest', '?page=2'],
  ['?page=2&sort=lowest', 2, 'lowest', '?page=2&sort=lowest'],
  ['?sort=highest&utm_source=mail', 1, 'highest', '?sort=highest'],
  ['?page=0', 1, 'newest', ''],
  ['?page=-1', 1, 'newest', ''],
  ['?page=1e3', 1, 'newest', ''],
  ['?page=99999', 1, 'newest', ''],
  ['?page=%00&sort=%27', 1, 'newest', ''],
] as const)('parses %j as page %d with the sort order %s', (search, page, order, variant) => {
  const url = new URL(`http://store.test/reviews${search}`)
  expect(parseReviewsQuery(url)).toEqual({ page, order })
  // The cache keeps one rendering per page, whatever other parameters its URL has.
  expect(toReviewsCacheVariant(url)).toBe(variant)
  expect(serializeReviewsQuery(page, order)).toBe(variant)
})

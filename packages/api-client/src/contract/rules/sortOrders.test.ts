import { expect, it } from 'vitest'
import { giftSortOrders, parseGiftSortOrder } from './giftSortOrders.ts'
import { parseReviewSortOrder, reviewSortOrders } from './reviewSortOrders.ts'

it('parses each sort order of gifts, and none from anything else', () => {
  expect(giftSortOrders.map(parseGiftSortOrder)).toEqual(giftSortOrders)
  expect([null, '', 'Newest', 'constructor'].map(parseGiftSortOrder)).toEqual(Array(4).fill(undefined))
})

it('parses each sort order of reviews, and the newest first from anything else', () => {
  expect(reviewSortOrders.map(parseReviewSortOrder)).toEqual(reviewSortOrders)
  expect([null, '', 'Highest', 'constructor'].map(parseReviewSortOrder)).toEqual(Array(4).fill('newest'))
})

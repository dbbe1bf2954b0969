import { expect, it } from 'vitest'
import { productEn } from './productEn.ts'

it.each([
  [0, '4.6 out of 5 from 0 reviews'],
  [1, '4.6 out of 5 from 1 review'],
  [999, '4.6 out of 5 from 999 reviews'],
  [1204, '4.6 out of 5 from 1,204 reviews'],
  [2_345_678, '4.6 out of 5 from 23,45,678 reviews'],
])('formats %d reviews with Indian digit grouping', (count, text) => {
  expect(productEn.reviews(4.6, count)).toBe(text)
})

it("shows the server's message for a rejected request, and the default message for every other error", () => {
  const refused = { kind: 'refused', status: 409, code: 'out_of_stock', message: 'Only 2 are left.' } as const
  expect(productEn.purchaseFailed(refused)).toBe('Only 2 are left.')
  expect(productEn.purchaseFailed({ kind: 'network' })).toBe('Something went wrong, Please try again...')
  expect(productEn.purchaseFailed({ kind: 'invalidResponse', status: 500 })).toBe(
    'Something went wrong, Please try again...',
  )
})

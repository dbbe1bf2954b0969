import fc from 'fast-check'
import { expect, it } from 'vitest'
import { parsePriceFilter } from './parsePriceFilter.ts'

it.each([
  ['roses under 1000', { text: 'roses', priceTo: 1000 }],
  ['below 500', { text: '', priceTo: 500 }],
  ['Cakes Below Rs. 1,500 for mom', { text: 'Cakes for mom', priceTo: 1500 }],
  ['gifts less than ₹999', { text: 'gifts', priceTo: 999 }],
  ['gifts upto 2k', { text: 'gifts', priceTo: 2000 }],
  ['plants price under 700 rupees', { text: 'plants', priceTo: 700 }],
  ['flowers above 800', { text: 'flowers', priceFrom: 800 }],
  ['gifts between 500 and 1000', { text: 'gifts', priceFrom: 500, priceTo: 1000 }],
  ['cakes 500-1000', { text: 'cakes', priceFrom: 500, priceTo: 1000 }],
  ['500 to 1000 rs cakes', { text: 'cakes', priceFrom: 500, priceTo: 1000 }],
  ['केक 500 से कम', { text: 'केक', priceTo: 500 }],
  ['1000 रुपये के अंदर गुलाब', { text: 'गुलाब', priceTo: 1000 }],
  ['500 se kam cake', { text: 'cake', priceTo: 500 }],
])('parses the price in the search text %j', (typed, read) => {
  expect(parsePriceFilter(typed)).toEqual(read)
})

it.each([
  'roses',
  'cake within 60 minutes',
  'cake within 90 min',
  'gifts for boys under 12',
  'cake under 500g',
  'over 100 people',
  '1000 roses',
  'mg-1001',
  'under the sea cake',
  'between 1000 and 500',
  'under 1000000000',
  'thunder 500',
])('finds no price in the search text %j', (typed) => {
  expect(parsePriceFilter(typed)).toEqual({ text: typed })
})

it('never lengthens the search text, and removes the price from it', () => {
  fc.assert(
    fc.property(fc.string({ unit: 'grapheme' }), fc.integer({ min: 50, max: 999_999 }), (text, price) => {
      expect(parsePriceFilter(text).text.length).toBeLessThanOrEqual(Math.max(text.length, 1))
      expect(parsePriceFilter(`roses under ${price}`)).toEqual({ text: 'roses', priceTo: price })
    }),
  )
})

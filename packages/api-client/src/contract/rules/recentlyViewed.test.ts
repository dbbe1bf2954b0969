import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import {
  addViewedProduct,
  parseViewedProducts,
  recentlyViewedLimit,
  selectOtherViewedProducts,
} from './recentlyViewed.ts'

const product = fc.record({ id: fc.integer({ min: 1, max: 20 }), country: fc.constantFrom(356, 840) })
const visit = fc.array(product, { maxLength: 60 })

describe('the list of recently viewed products', () => {
  it('keeps the latest eight, each once, latest first', () => {
    fc.assert(
      fc.property(visit, (looked) => {
        const list = looked.reduce(addViewedProduct, parseViewedProducts(undefined))
        const newest = [...new Set(looked.map(({ id }) => id).reverse())].slice(0, recentlyViewedLimit)
        expect(list.map(({ id }) => id)).toEqual(newest)
      }),
    )
  })

  it('shows on a product page only the other products for the same country', () => {
    fc.assert(
      fc.property(visit, product, (looked, at) => {
        const shown = selectOtherViewedProducts(looked.reduce(addViewedProduct, parseViewedProducts([])), at)
        expect(shown.every(({ id, country }) => id !== at.id && country === at.country)).toBe(true)
      }),
    )
    const cake = { id: 1, country: 356 }
    const roses = { id: 2, country: 356 }
    const bear = { id: 3, country: 840 }
    expect(selectOtherViewedProducts([bear, roses, cake], cake)).toEqual([roses])
  })

  it.each([
    [null],
    ['[]'],
    [{ id: 1, country: 356 }],
    [[{ id: '1', country: 356 }, null, 7, { id: -1, country: 356 }, { id: 1.5, country: 356 }, { id: 1 }]],
    [
      [
        { id: 0, country: 356 },
        { id: 2 ** 31, country: 356 },
        { id: true, country: 356 },
        { id: [4], country: 356 },
      ],
    ],
  ])('parses %j as an empty list', (kept) => {
    expect(parseViewedProducts(kept)).toEqual([])
  })

  it('parses valid entries and drops their extra fields', () => {
    expect(parseViewedProducts([{ id: 4, country: 356, price: 1 }, 'x'])).toEqual([{ id: 4, country: 356 }])
    const largest = { id: 2 ** 31 - 1, country: 1 }
    expect(parseViewedProducts([largest])).toEqual([largest])
  })
})

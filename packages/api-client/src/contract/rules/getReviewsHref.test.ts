import { describe, expect, it } from 'vitest'
import { getReviewsHref } from './getReviewsHref.ts'

describe('the URL of the reviews page of a product (specification 2, section 2)', () => {
  it.each([
    ['the name in lower case with dashes', 'Red Roses Bouquet', '/reviews/p/7/red-roses-bouquet'],
    ['no dash for non-letters', ' Cake & Roses (12) ', '/reviews/p/7/cake-roses-12'],
    ['a name in another script', 'गुलाब', `/reviews/p/7/${encodeURIComponent('गुलाब')}`],
    ['all reviews when the name is missing', '***', '/reviews'],
  ])('contains %s', (_, title, href) => {
    expect(getReviewsHref({ id: 7, title })).toBe(href)
  })

  it('is the URL that the store supplied, if there is one', () => {
    expect(getReviewsHref({ id: 7, title: 'Roses', reviewsHref: '/reviews/roses' })).toBe('/reviews/roses')
  })
})

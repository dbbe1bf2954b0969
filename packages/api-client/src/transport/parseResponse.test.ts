import { expect, it } from 'vitest'
import { getHome } from '../contract/catalogue/index.ts'
import type { ContractViolation } from '../contract/problem/index.ts'
import { type ParseOptions, parseResponse } from './parseResponse.ts'

const pictureAt = (src: unknown) => ({
  ...{ src, title: 'Roses', alt: 'Red roses', width: 800, height: 800 },
  sizes: [{ src, width: 800 }],
})
const card = {
  nid: 7,
  alias: '/flower/roses',
  title: 'Roses',
  sell_price: 499,
  list_price: 499,
  rating: null,
}
const review = { rid: 1, rating: 5, text: 'Fresh', city: 'Pune', date: '2026-11-20', images: [] }
const video = { src: [{ src: '/r.mp4', type: 'video/mp4' }], thumbnail: { src: 7, width: 1, height: 1 } }
const cdn = 'https://cdn.example/roses.webp'

/** Parses a home page and returns it with the violations that were reported. */
function parseHome(parts: object, options: ParseOptions = {}) {
  const violations: Omit<ContractViolation, 'call'>[] = []
  const result = { banners: [], categories: [], shelves: [], ...parts }
  const parsed = parseResponse(getHome, 200, JSON.stringify({ status: true, result }), {
    ...options,
    onViolation: ({ call, ...violation }) => {
      expect(call).toBe('GET /api/{brand}/fa/home-page')
      violations.push(violation)
    },
  })
  return { home: parsed.ok ? parsed.value : undefined, violations }
}

const withPicture = (src: unknown) => ({ best_sellers: [{ ...card, image: pictureAt(src) }] })

it('accepts a picture from an allowed host', () => {
  const { home, violations } = parseHome(withPicture(cdn), { imageHosts: ['cdn.example'] })
  expect(home?.bestSellers[0]?.picture).toMatchObject({ src: cdn, srcSet: `${cdn} 800w` })
  expect(violations).toEqual([])
})

it.each([
  cdn,
  'http://img.example/a.webp',
  '//img.example/a.webp',
  'https://img.example.evil.example/a.webp',
  'https://img.example@evil.example/a.webp',
  'https://evil.example/https://img.example/',
  'https://img.example:8443/a.webp',
  'javascript:alert(1)',
  'data:image/svg+xml,<svg/>',
  7,
])('keeps a card but drops its picture when the picture URL is %s, and reports it', (src) => {
  const { home, violations } = parseHome(withPicture(src), { imageHosts: ['img.example'] })
  expect(home?.bestSellers[0]).toMatchObject({ title: 'Roses', picture: { src: 'data:,', srcSet: '' } })
  expect(violations[0]?.path).toBe('result.best_sellers.0.image.src')
  expect(JSON.stringify(violations)).not.toContain('evil')
})

it('reports the host of a picture that is not from an allowed host', () => {
  expect(parseHome(withPicture(cdn)).violations).toEqual([
    { path: 'result.best_sellers.0.image.src', expected: 'a host of imageHosts' },
    { path: 'result.best_sellers.0.image.sizes.0.src', expected: 'a host of imageHosts' },
  ])
})

it('drops invalid cards, reviews and review media, and reports each', () => {
  const good = { ...card, image: pictureAt('/roses.webp') }
  const { home, violations } = parseHome({
    best_sellers: [good, { ...good, sell_price: 'free' }, good],
    reviews: [
      { ...review, rating: 9 },
      { ...review, rid: 2, images: [pictureAt(7), pictureAt('/a.webp')], customer_review_video: video },
    ],
  })
  expect(home?.bestSellers).toHaveLength(2)
  expect(home?.reviews).toMatchObject([{ id: 2, film: undefined, pictures: [{ src: '/a.webp' }] }])
  expect(violations.map(({ path }) => path)).toEqual([
    'result.best_sellers.1.sell_price',
    'result.reviews.0.rating',
    'result.reviews.1.images.0.src',
    'result.reviews.1.images.0.sizes.0.src',
    'result.reviews.1.customer_review_video.thumbnail.src',
  ])
})

it('reports at most 20 violations of a response', () => {
  const many = Array.from({ length: 30 }, () => ({ ...card, image: pictureAt(cdn) }))
  expect(parseHome({ best_sellers: many }).violations).toHaveLength(20)
})

it('returns no home page when a required part is invalid, and reports only that part', () => {
  const { home, violations } = parseHome({ ...withPicture(7), categories: 'none' })
  expect(home).toBeUndefined()
  expect(violations).toEqual([{ path: 'result.categories', expected: 'Array' }])
})

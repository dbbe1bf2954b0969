import { paise } from '@store/api-client/contract/money'
import {
  array,
  integer,
  literal,
  maxValue,
  minLength,
  minValue,
  number,
  object,
  optional,
  parse,
  pipe,
  regex,
  strictObject,
  string,
  tuple,
  url,
} from 'valibot'
import { describe, expect, it } from 'vitest'
import { toProductJsonLd } from './toProductJsonLd.ts'

const address = 'https://shop.example/p/cake/chocolate-truffle-cake'

const cake = {
  title: 'Chocolate Truffle Cake',
  sku: 'MG2001',
  description: 'Layers of chocolate.',
  pictures: [{ src: '/api/pictures/cake-1200.webp', srcSet: '', alt: 'A cake', width: 1200, height: 1200 }],
  price: paise(749_00),
  isOutOfStock: false,
  rating: { average: 4.7, reviews: 412 },
  crumbs: [
    { text: 'Home', href: '/' },
    { text: 'Cakes', href: '/cakes' },
    { text: 'Chocolate Truffle Cake', href: undefined },
  ],
}

// The fields that schema.org and the large search engines require of a product for sale, without unknown ones.
const absolute = pipe(string(), url(), regex(/^https:\/\/shop\.example\//))
const productShape = strictObject({
  '@context': literal('https://schema.org'),
  '@type': literal('Product'),
  name: pipe(string(), minLength(1)),
  sku: string(),
  description: pipe(string(), minLength(1)),
  image: pipe(array(absolute), minLength(1)),
  brand: object({ '@type': literal('Brand'), name: string() }),
  offers: strictObject({
    '@type': literal('Offer'),
    url: absolute,
    price: pipe(string(), regex(/^\d+\.\d{2}$/)),
    priceCurrency: pipe(string(), regex(/^[A-Z]{3}$/)),
    itemCondition: literal('https://schema.org/NewCondition'),
    availability: pipe(string(), regex(/^https:\/\/schema\.org\/(InStock|OutOfStock)$/)),
  }),
  aggregateRating: optional(
    strictObject({
      '@type': literal('AggregateRating'),
      ratingValue: pipe(number(), minValue(1), maxValue(5)),
      reviewCount: pipe(number(), integer(), minValue(1)),
      bestRating: literal(5),
      worstRating: literal(1),
    }),
  ),
})
const rangeShape = strictObject({
  ...productShape.entries,
  offers: strictObject({
    '@type': literal('AggregateOffer'),
    lowPrice: pipe(string(), regex(/^\d+\.\d{2}$/)),
    highPrice: pipe(string(), regex(/^\d+\.\d{2}$/)),
    offerCount: literal(1),
    url: absolute,
    priceCurrency: literal('INR'),
    itemCondition: literal('https://schema.org/NewCondition'),
    availability: literal('https://schema.org/InStock'),
  }),
})
const trailShape = strictObject({
  '@context': literal('https://schema.org'),
  '@type': literal('BreadcrumbList'),
  itemListElement: pipe(
    array(
      strictObject({
        '@type': literal('ListItem'),
        position: number(),
        name: pipe(string(), minLength(1)),
        item: optional(absolute),
      }),
    ),
    minLength(1),
  ),
})
const shapes = tuple([productShape, trailShape])

describe('toProductJsonLd', () => {
  it('returns valid Product, Offer, AggregateRating and BreadcrumbList data of schema.org', () => {
    const [product, trail] = parse(shapes, toProductJsonLd(cake, address, 'Marigold'))
    expect(product.offers).toMatchObject({ price: '749.00', url: address })
    expect(product.image).toEqual(['https://shop.example/api/pictures/cake-1200.webp'])
    expect(product.aggregateRating).toMatchObject({ ratingValue: 4.7, reviewCount: 412 })
    expect(trail.itemListElement.map(({ position, name, item }) => [position, name, item])).toEqual([
      [1, 'Home', 'https://shop.example/'],
      [2, 'Cakes', 'https://shop.example/cakes'],
      [3, 'Chocolate Truffle Cake', undefined],
    ])
  })

  it('returns an AggregateOffer with the lowest and highest price for a hamper that a shopper fills', () => {
    const filled = { ...cake, priceRange: { from: paise(1_696_00), to: paise(4_999_50) } }
    const [product] = parse(tuple([rangeShape, trailShape]), toProductJsonLd(filled, address, 'Marigold'))
    expect(product.offers).toMatchObject({ lowPrice: '1696.00', highPrice: '4999.50' })
  })

  it('omits the rating of an unrated product and marks a sold-out product', () => {
    const [product] = parse(
      shapes,
      toProductJsonLd({ ...cake, rating: undefined, isOutOfStock: true }, address, 'Marigold'),
    )
    expect(product.aggregateRating).toBeUndefined()
    expect(product.offers.availability).toBe('https://schema.org/OutOfStock')
  })
})

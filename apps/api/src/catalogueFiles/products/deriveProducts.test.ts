import fc from 'fast-check'
import { array, parse } from 'valibot'
import { expect, test } from 'vitest'
import { readSampleCatalogue } from '../../sample/readSampleCatalogue.ts'
import { productSchema } from '../schema/productSchema.ts'
import type { CatalogueProductInput } from './CatalogueProduct.ts'
import { deriveProducts } from './deriveProducts.ts'

const plain: CatalogueProductInput = {
  nid: 1,
  type: 'flower',
  slug: 'two-daisies',
  title: 'Two Daisies',
  category: 'flowers',
  price: 150,
  listPrice: 201,
  alt: 'Two daisies in a small bottle',
  contains: ['2 daisies'],
  description: 'Two are better than one.',
  stock: 3,
  addedOn: '2026-01-01',
  delivery: { through: 'vendor' },
}

const sample = readSampleCatalogue()

const derive = (...drafts: readonly CatalogueProductInput[]) =>
  deriveProducts({ ...sample.files, products: parse(array(productSchema), drafts) })

const read = (changes: Partial<CatalogueProductInput>) => {
  const [product] = derive({ ...plain, ...changes })
  if (!product) throw new Error('no product')
  return product
}

test('derives at least 120 products from the sample catalogue', () => {
  expect(sample.products.length).toBeGreaterThanOrEqual(120)
})

test('derives the missing values of a product', () => {
  expect(read({})).toMatchObject({
    sku: 'mg-1',
    // The discount of 25.4 percent is rounded down.
    percentOff: 25,
    earnPoints: 0,
    isInternational: false,
    productCount: 1,
    crumbs: [
      { text: 'Home', href: '/' },
      { text: 'Flowers', href: '/flowers' },
      { text: 'Two Daisies', href: undefined },
    ],
    variants: [],
    internationalDisclaimer: [],
    meta: { title: 'Two Daisies', description: 'Two are better than one.' },
    delivery: { vendorDays: 0, courierDays: 3, medium: 'door' },
  })
  expect(read({ earns: true }).earnPoints).toBe(3)
  expect(read({ country: 'US' }).internationalDisclaimer).not.toEqual([])
})

test('rounds the discount down by less than one percentage point', () => {
  const prices = fc.tuple(fc.integer({ min: 1, max: 99_999 }), fc.integer({ min: 1, max: 99_999 }))
  fc.assert(
    fc.property(prices, ([one, other]) => {
      const [price, listPrice] = [Math.min(one, other), Math.max(one, other)]
      const saved = ((listPrice - price) * 100) / listPrice
      const { percentOff } = read({ price, listPrice })
      expect(percentOff).toBeLessThanOrEqual(saved)
      expect(percentOff).toBeGreaterThan(saved - 1)
    }),
  )
})

test('derives the list price and the product count of a combo from its lines', () => {
  const { listPrice: _, ...rest } = plain
  const combo: CatalogueProductInput = {
    ...rest,
    nid: 2,
    slug: 'three-bottles',
    combo: { lines: [{ nid: 1, quantity: 3 }] },
  }
  expect(derive(plain, combo)[1]).toMatchObject({ listPrice: 60_300, productCount: 3 })
})

test('gives a product the variants of every group that contains it', () => {
  const roses = sample.products.find(({ nid }) => nid === 1001)
  expect(roses?.variants.map(({ kind, entries }) => [kind, entries.length])).toEqual([
    ['color', 4],
    ['size', 4],
  ])
})

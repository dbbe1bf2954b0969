import fc from 'fast-check'
import { safeParse } from 'valibot'
import { expect, test } from 'vitest'
import type { CatalogueProductInput } from '../products/CatalogueProduct.ts'
import { createPlainTextSchema } from './createPlainTextSchema.ts'
import { productSchema } from './productSchema.ts'

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

const keeps = (changes: Partial<CatalogueProductInput>) =>
  safeParse(productSchema, { ...plain, ...changes }).success

test('accepts a product with only the required fields', () => {
  expect(keeps({})).toBe(true)
})

test('accepts product numbers of up to seven digits', () => {
  expect([9_999_999, 10_000_000, 0].map((nid) => keeps({ nid }))).toEqual([true, false, false])
})

const unfit: readonly (readonly [what: string, changes: Partial<CatalogueProductInput>])[] = [
  ['a list price below the price', { listPrice: 149 }],
  ['a price of nothing', { price: 0 }],
  ['a price breakup that adds up to something else', { priceBreakup: [{ label: 'Daisies', price: 149 }] }],
  ['a price outside its range', { priceRange: { from: 200, to: 300 } }],
  ['an alt of a few characters', { alt: 'Two daisies' }],
  ['an alt of more than 140 characters', { alt: 'Two daisies '.repeat(12).trim() }],
  ['markup in a text', { description: 'Two are <b>better</b> than one.' }],
  ['a dash that is not a hyphen', { description: 'Two \u2014 better than one.' }],
  ['curly quotes', { title: 'Two \u201CDaisies\u201D' }],
  ['a space at the end', { title: 'Two Daisies ' }],
  ['a slug with capitals', { slug: 'Two-Daisies' }],
  [
    'a select without options',
    { attributes: [{ id: 33, label: 'Bow', name: 'Bow', display: 'select', required: true }] },
  ],
  [
    'a weight of which none has the price of the product',
    {
      attributes: [
        {
          id: 10,
          label: 'Weight',
          name: 'Weight',
          display: 'select',
          required: true,
          options: [{ id: 1, name: '1 Kg', adds: 9 }],
        },
      ],
    },
  ],
  [
    'a day marked and blocked',
    { delivery: { through: 'vendor', markedDays: ['02-14'], blockedDays: ['02-14'] } },
  ],
  [
    'a step that asks more than it takes',
    {
      hamper: {
        steps: [
          { title: 'One', min: 2, max: 1, items: [1] },
          { title: 'Two', min: 0, max: 1, items: [1] },
        ],
      },
    },
  ],
  [
    'reviews that are not newest first',
    {
      reviews: {
        average: 4,
        count: 2,
        list: [
          { rid: 1, stars: 4, text: 'Fine.', city: 'pune', day: '2026-01-01' },
          { rid: 2, stars: 4, text: 'Fine.', city: 'pune', day: '2026-01-02' },
        ],
      },
    },
  ],
  [
    'an option that stands twice',
    {
      attributes: [
        {
          id: 33,
          label: 'Bow',
          name: 'Bow',
          display: 'select',
          required: true,
          options: [
            { id: 1, name: 'Ivory' },
            { id: 1, name: 'Rose' },
          ],
        },
      ],
    },
  ],
  [
    'an option whose list price is below its price',
    {
      attributes: [
        {
          id: 33,
          label: 'Bow',
          name: 'Bow',
          display: 'select',
          required: true,
          options: [{ id: 1, name: 'Silk', adds: 50, listAdds: 49 }],
        },
      ],
    },
  ],
  [
    'options that leave nothing of the price',
    {
      attributes: [
        {
          id: 31,
          label: 'Vase',
          name: 'Vase',
          display: 'checkbox',
          required: false,
          options: [{ id: 1, name: 'With the vase', adds: -150 }],
        },
      ],
    },
  ],
  [
    'express and next day together',
    {
      delivery: {
        through: 'vendor',
        express: 60,
        nextDay: true,
      },
    },
  ],
  [
    'a product twice in a step',
    {
      hamper: {
        steps: [
          { title: 'One', min: 0, max: 1, items: [1, 1] },
          { title: 'Two', min: 0, max: 1, items: [1] },
        ],
      },
    },
  ],
  [
    'more reviews with words than there are',
    {
      reviews: {
        average: 4,
        count: 1,
        list: [
          { rid: 1, stars: 4, text: 'Fine.', city: 'pune', day: '2026-01-02' },
          { rid: 2, stars: 4, text: 'Fine.', city: 'pune', day: '2026-01-01' },
        ],
      },
    },
  ],
  ['a designer that asks for nothing known', { personalise: { by: 'designer', kind: 'mug' } }],
  ['a text limit without a text', { textLimit: 12 }],
  ['a third of a paisa', { price: 149.001 }],
]

test.each(unfit)('rejects %s', (_, changes) => {
  expect(keeps(changes)).toBe(false)
})

test('rejects markup and line breaks in every text', () => {
  const piece = fc.constantFrom('a', ' ', '<', '>', '\n', '&', ';', '₹', '\u2014', '\u00A0', '.')
  fc.assert(
    fc.property(fc.array(piece, { maxLength: 8 }), (pieces) => {
      const text = pieces.join('')
      if (safeParse(createPlainTextSchema(8), text).success) expect(text).toMatch(/^[^<>\n\u2014\u00A0]+$/)
    }),
  )
})

import fc from 'fast-check'
import { expect, it } from 'vitest'
import {
  isFiltered,
  parseGiftListingQuery,
  serializeGiftListingQuery,
  toGiftListingCacheVariant,
} from './giftListingQuery.ts'

const at = (search: string) => new URL(`http://store.test/flowers${search}`)

it.each([
  ['', ''],
  ['?page=1', ''],
  ['?page=2&utm_source=mail', '?page=2'],
  ['?page=0', ''],
  ['?page=1e3', ''],
  // As a form submits it, including empty fields.
  ['?colour=red&colour=blue&price_from=&price_to=900&place=&date=&sort=', '?colour=blue,red&price_to=900'],
  ['?colour=red,blue,red', '?colour=blue,red'],
  ['?colour=RED&colour=%00&occasion=a--b', ''],
  ['?price_from=-5&price_to=1e3', ''],
  ['?price_from=0', '?price_from=0'],
  ['?date=2026-12-24', ''],
  ['?place=+560001+&date=2026-12-24', '?place=560001&date=2026-12-24'],
  ['?place=560001&date=2026-02-30', '?place=560001'],
  ['?place=a%00b', '?place=ab'],
  ['?sort=cheapest', '?sort=cheapest'],
  ['?sort=random', ''],
  ['?q=++red+++roses+', '?q=red+roses'],
  ['?q=%00', ''],
])('the query %j has the cache variant %j', (search, variant) => {
  expect(toGiftListingCacheVariant(at(search))).toBe(variant)
})

it('truncates a search to 80 characters, an emoji counting as one', () => {
  expect([...parseGiftListingQuery(at(`?q=${encodeURIComponent('🌹'.repeat(99))}`)).text]).toHaveLength(80)
})

it('accepts at most twelve values of a facet', () => {
  const many = Array.from({ length: 40 }, (_, index) => `c${index}`).join(',')
  expect(parseGiftListingQuery(at(`?colour=${many}`)).colour).toHaveLength(12)
})

it('treats a list with a facet or a sort order as filtered, but not a further page', () => {
  expect(
    ['', '?page=2', '?q=rose', '?colour=red', '?sort=newest', '?x=1'].map((search) =>
      isFiltered(parseGiftListingQuery(at(search))),
    ),
  ).toEqual([false, false, false, true, true, false])
})

it('parses every query that it serialized to the same query', () => {
  fc.assert(
    fc.property(fc.webQueryParameters(), (search) => {
      const query = parseGiftListingQuery(at(`?${search}`))
      expect(parseGiftListingQuery(at(serializeGiftListingQuery(query)))).toEqual(query)
    }),
  )
  const fields = fc.constantFrom('q', 'place', 'colour', 'price_to', 'page', 'sort', 'date')
  fc.assert(
    fc.property(fc.array(fc.tuple(fields, fc.string())), (entries) => {
      const query = parseGiftListingQuery(at(`?${new URLSearchParams(entries)}`))
      expect(parseGiftListingQuery(at(serializeGiftListingQuery(query)))).toEqual(query)
    }),
  )
})

import { expect, test } from 'vitest'
import { readCatalogue } from './catalogue/readCatalogue.ts'
import { catalogueRules } from './catalogueRules.ts'

const products = readCatalogue()
const rules = catalogueRules.flatMap((group) => group.rules)

test.each(rules)('a product shows: $shows', ({ holds }) => {
  expect(products.filter(holds).length).toBeGreaterThan(0)
})

test('a rule is named once', () => {
  const names = rules.map(({ shows }) => shows)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no rule holds for every product: it would tell nothing', () => {
  expect(rules.filter(({ holds }) => products.every(holds)).map(({ shows }) => shows)).toEqual([])
})

import { expect, test } from 'vitest'
import { parseCatalogue } from './catalogue/parseCatalogue.ts'
import { catalogueRules } from './catalogueRules.ts'

const products = parseCatalogue()
const rules = catalogueRules.flatMap((group) => group.rules)

test.each(rules)('a product shows: $shows', ({ holds }) => {
  expect(products.filter(holds).length).toBeGreaterThan(0)
})

test('a rule is named once', () => {
  const names = rules.map(({ title }) => title)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no rule holds for every product: it would tell nothing', () => {
  expect(rules.filter(({ holds }) => products.every(holds)).map(({ title }) => title)).toEqual([])
})

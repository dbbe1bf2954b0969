import { expect, test } from 'vitest'
import { readSampleCatalogue } from '../readSampleCatalogue.ts'
import { sampleCoverageRules } from './sampleCoverageRules.ts'

const { products } = readSampleCatalogue()
const rules = sampleCoverageRules.flatMap((group) => group.rules)

test.each(rules)('a product of the sample data has the feature: $title', ({ holds }) => {
  expect(products.filter(holds).length).toBeGreaterThan(0)
})

test('every rule about the features of the sample data has a unique title', () => {
  const names = rules.map(({ title }) => title)
  expect(names.filter((name, at) => names.indexOf(name) !== at)).toEqual([])
})

test('no rule about the features of the sample data holds for every product, because it would distinguish nothing', () => {
  expect(rules.filter(({ holds }) => products.every(holds)).map(({ title }) => title)).toEqual([])
})

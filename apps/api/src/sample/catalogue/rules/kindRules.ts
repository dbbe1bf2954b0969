import type { CoverageRule } from '../CoverageRule.ts'
import { catalogueTypes } from '../catalogueTypes.ts'
import { categoryNames } from '../categoryNames.ts'
import type { DerivedProduct } from '../DerivedProduct.ts'
import { parseCatalogue } from '../parseCatalogue.ts'
import { sellableProducts } from '../sellableProducts.ts'

const sold = new Set(sellableProducts(parseCatalogue()).map(({ nid }) => nid))

const isSold = ({ nid }: DerivedProduct) => sold.has(nid)

/** A product of each category and of each type. */
export const kindRules: readonly CoverageRule[] = [
  { title: 'Sold in the store so far', source: '-', holds: isSold },
  { title: 'Waits for its feature', source: '-', holds: (product) => !isSold(product) },
  ...categoryNames.map(
    (name): CoverageRule => ({
      title: `Category ${name}`,
      source: '2 §2',
      holds: ({ category }) => category === name,
    }),
  ),
  ...catalogueTypes.map(
    (name): CoverageRule => ({ title: `Type ${name}`, source: '2 §3', holds: ({ type }) => type === name }),
  ),
]

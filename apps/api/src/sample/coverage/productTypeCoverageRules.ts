import type { DerivedProduct } from '../../catalogueFiles/products/DerivedProduct.ts'
import { filterSellableProducts } from '../../catalogueFiles/products/filterSellableProducts.ts'
import { productTypes } from '../../catalogueFiles/schema/productTypes.ts'
import { readSampleCatalogue } from '../readSampleCatalogue.ts'
import type { CoverageRule } from './CoverageRule.ts'

const { files, products } = readSampleCatalogue()
const sold = new Set(filterSellableProducts(products).map(({ nid }) => nid))

const isSold = ({ nid }: DerivedProduct) => sold.has(nid)

/** Coverage rules that require a product of each category and of each type. */
export const productTypeCoverageRules: readonly CoverageRule[] = [
  { title: 'Can be ordered in the store', source: '-', holds: isSold },
  {
    title: 'Cannot be ordered yet, because the store lacks a feature',
    source: '-',
    holds: (product) => !isSold(product),
  },
  ...(files.categories ?? []).map(
    ({ id: name }): CoverageRule => ({
      title: `Category ${name}`,
      source: '2 §2',
      holds: ({ category }) => category === name,
    }),
  ),
  ...productTypes.map(
    (name): CoverageRule => ({ title: `Type ${name}`, source: '2 §3', holds: ({ type }) => type === name }),
  ),
]

import { catalogueTypes } from '../catalogueTypes.ts'
import { categoryNames } from '../categoryNames.ts'
import type { ReadyProduct } from '../ReadyProduct.ts'
import type { Rule } from '../Rule.ts'
import { readCatalogue } from '../readCatalogue.ts'
import { soldToday } from '../soldToday.ts'

const sold = new Set(soldToday(readCatalogue()).map(({ nid }) => nid))

const isSold = ({ nid }: ReadyProduct) => sold.has(nid)

/** A product of each category and of each type. */
export const kindRules: readonly Rule[] = [
  { shows: 'Sold in the store so far', source: '-', holds: isSold },
  { shows: 'Waits for its feature', source: '-', holds: (product) => !isSold(product) },
  ...categoryNames.map(
    (name): Rule => ({
      shows: `Category ${name}`,
      source: '2 §2',
      holds: ({ category }) => category === name,
    }),
  ),
  ...catalogueTypes.map(
    (name): Rule => ({ shows: `Type ${name}`, source: '2 §3', holds: ({ type }) => type === name }),
  ),
]

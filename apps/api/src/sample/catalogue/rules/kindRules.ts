import { catalogueTypes } from '../catalogueTypes.ts'
import { categoryNames } from '../categoryNames.ts'
import { isSoldToday } from '../isSoldToday.ts'
import type { Rule } from '../Rule.ts'

/** A product of each category and of each type. */
export const kindRules: readonly Rule[] = [
  { shows: 'Sold in the store so far', source: '-', holds: isSoldToday },
  { shows: 'Waits for its feature', source: '-', holds: (product) => !isSoldToday(product) },
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

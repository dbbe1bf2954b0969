import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CoverageRule } from './CoverageRule.ts'

/** Price, stock, offers and points. */
export const priceRules: readonly CoverageRule[] = [
  { title: 'A list price struck through', source: '1 §9', holds: ({ percentOff }) => percentOff > 0 },
  { title: 'No list price', source: '1 §9', holds: ({ price, listPrice }) => price === listPrice },
  { title: 'A price breakup', source: '2 §3', holds: ({ priceBreakup }) => priceBreakup !== undefined },
  { title: 'A price the shopper names', source: '2 §3', holds: ({ priceRange }) => priceRange !== undefined },
  { title: 'Out of stock', source: '2 §2', holds: ({ stock }) => stock === 0 },
  {
    title: 'Fewer in stock than a line can hold',
    source: '1 §9',
    holds: ({ stock }) => stock > 0 && stock < quantityLimits.max,
  },
  { title: 'One offer with terms', source: '2 §3', holds: ({ offers }) => offers.length === 1 },
  { title: 'Several offers with terms', source: '2 §2', holds: ({ offers }) => offers.length > 1 },
  { title: 'Points to earn', source: '2 §3', holds: ({ earnPoints }) => earnPoints > 0 },
  { title: 'No points to earn', source: '2 §3', holds: ({ earnPoints }) => earnPoints === 0 },
  {
    title: 'A minimum order that can be bought',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > 0 && minimumOrder <= quantityLimits.max,
  },
  {
    title: 'A minimum order above the limit of a line, enquired for',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > quantityLimits.max,
  },
]

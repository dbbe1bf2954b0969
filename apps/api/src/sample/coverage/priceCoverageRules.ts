import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import type { CoverageRule } from './CoverageRule.ts'

/** Coverage rules for prices, stock, offers and points. */
export const priceCoverageRules: readonly CoverageRule[] = [
  { title: 'A list price struck through', source: '1 §9', holds: ({ percentOff }) => percentOff > 0 },
  { title: 'No list price', source: '1 §9', holds: ({ price, listPrice }) => price === listPrice },
  { title: 'A price breakup', source: '2 §3', holds: ({ priceBreakup }) => priceBreakup !== undefined },
  {
    title: 'A price that the shopper chooses',
    source: '2 §3',
    holds: ({ priceRange }) => priceRange !== undefined,
  },
  { title: 'Out of stock', source: '2 §2', holds: ({ stock }) => stock === 0 },
  {
    title: 'Fewer units in stock than the maximum quantity of a line',
    source: '1 §9',
    holds: ({ stock }) => stock > 0 && stock < quantityLimits.max,
  },
  { title: 'One offer with terms', source: '2 §3', holds: ({ offers }) => offers.length === 1 },
  { title: 'Several offers with terms', source: '2 §2', holds: ({ offers }) => offers.length > 1 },
  { title: 'Reward points', source: '2 §3', holds: ({ earnPoints }) => earnPoints > 0 },
  { title: 'No reward points', source: '2 §3', holds: ({ earnPoints }) => earnPoints === 0 },
  {
    title: 'A minimum order that fits into a cart line',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > 0 && minimumOrder <= quantityLimits.max,
  },
  {
    title: 'A minimum order above the limit of a cart line, so that it needs an enquiry',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > quantityLimits.max,
  },
]

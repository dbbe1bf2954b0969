import type { Rule } from '../Rule.ts'

/** Price, stock, offers and points. */
export const priceRules: readonly Rule[] = [
  { shows: 'A list price struck through', source: '1 §9', holds: ({ percentOff }) => percentOff > 0 },
  { shows: 'No list price', source: '1 §9', holds: ({ price, listPrice }) => price === listPrice },
  { shows: 'A price breakup', source: '2 §3', holds: ({ priceBreakup }) => priceBreakup !== undefined },
  { shows: 'A price the shopper names', source: '2 §3', holds: ({ priceRange }) => priceRange !== undefined },
  { shows: 'Out of stock', source: '2 §2', holds: ({ stock }) => stock === 0 },
  {
    shows: 'Fewer in stock than a line can hold',
    source: '1 §9',
    holds: ({ stock }) => stock > 0 && stock < 10,
  },
  { shows: 'One offer with terms', source: '2 §3', holds: ({ offers }) => offers.length === 1 },
  { shows: 'Several offers with terms', source: '2 §2', holds: ({ offers }) => offers.length > 1 },
  { shows: 'Points to earn', source: '2 §3', holds: ({ earnPoints }) => earnPoints > 0 },
  { shows: 'No points to earn', source: '2 §3', holds: ({ earnPoints }) => earnPoints === 0 },
  {
    shows: 'A minimum order that can be bought',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > 0 && minimumOrder <= 10,
  },
  {
    shows: 'A minimum order above 10, enquired for',
    source: '2 §2',
    holds: ({ minimumOrder = 0 }) => minimumOrder > 10,
  },
]

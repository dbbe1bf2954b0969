import type { FacetValueRow } from '../../../db/schema/searchables.ts'

const values = (facet: FacetValueRow['facet'], titles: Readonly<Record<string, string>>): FacetValueRow[] =>
  Object.entries(titles).map(([id, title], position) => ({ facet, id, title, position }))

/** The facet values of the sample catalogue, in display order. */
export const facets: FacetValueRow[] = [
  ...values('occasion', {
    birthday: 'Birthday',
    anniversary: 'Anniversary',
    love: 'Love and Romance',
    'thank-you': 'Thank You',
    congratulations: 'Congratulations',
    housewarming: 'Housewarming',
    wedding: 'Wedding',
    'get-well': 'Get Well',
    'new-baby': 'New Baby',
    diwali: 'Diwali',
    rakhi: 'Raksha Bandhan',
    sympathy: 'Sympathy',
  }),
  ...values('flavour', {
    chocolate: 'Chocolate',
    'red-velvet': 'Red Velvet',
    vanilla: 'Vanilla',
    butterscotch: 'Butterscotch',
    pineapple: 'Pineapple',
    fruit: 'Fruit',
    mango: 'Mango',
    strawberry: 'Strawberry',
    blueberry: 'Blueberry',
    lemon: 'Lemon',
    hazelnut: 'Hazelnut',
    'dry-fruit': 'Dry Fruit',
  }),
  ...values('colour', {
    red: 'Red',
    pink: 'Pink',
    yellow: 'Yellow',
    white: 'White',
    orange: 'Orange',
    peach: 'Peach',
    purple: 'Purple',
    blue: 'Blue',
    green: 'Green',
    brown: 'Brown',
    mixed: 'Mixed',
  }),
]

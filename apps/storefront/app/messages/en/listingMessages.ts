import type { FacetId, GiftSortOrder } from '@store/api-client/contract/catalogue'

const facets: Readonly<Record<FacetId, string>> = {
  occasion: 'Occasion',
  flavour: 'Flavour',
  colour: 'Colour',
}

const orders: Readonly<Record<GiftSortOrder, string>> = {
  bestSellers: 'Best sellers',
  cheapest: 'Price: low to high',
  dearest: 'Price: high to low',
  newest: 'Newest first',
  rating: 'Best rated',
}

/** Messages of category and search pages in English. */
export const listingMessages = {
  facets,
  orders,
  picks: 'Our picks',
  bestMatch: 'Best match',
  filters: (chosen: number) => (chosen === 0 ? 'Filters' : `Filters (${chosen})`),
  filtersLabel: 'Filters',
  sort: 'Sort by',
  applySort: 'Sort',
  price: 'Price',
  priceFrom: 'From ₹',
  priceTo: 'To ₹',
  delivery: 'Delivery',
  place: 'City or pincode',
  day: 'Day',
  unknownPlace: 'No City Found',
  notNarrowed: (place: string) => `No City Found for “${place}”. Showing all gifts.`,
  goesTo: (place: string) => `Only gifts delivered to ${place}`,
  apply: 'Show gifts',
  clear: 'Clear all',
  chosen: 'Chosen filters',
  remove: (chip: string) => `Remove ${chip}`,
  fromPrice: (price: string) => `From ${price}`,
  upToPrice: (price: string) => `Up to ${price}`,
  goesThere: (place: string) => `Delivered to ${place}`,
  byDay: (day: string) => `By ${day}`,
  count: (total: number) => (total === 1 ? '1 gift' : `${total} gifts`),
  giftsLabel: 'Gifts',
  none: 'No gifts match',
  noneText: 'Remove a filter or view all gifts.',
  showAll: (title: string) => `Show all ${title}`,
  pages: 'Pages',
  page: (page: number) => `Page ${page}`,
  pageOf: (page: number, pages: number) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
}

/** Sort orders of gifts; without one they are in the store's order, or the best match first. */
export const giftSortOrders = ['bestSellers', 'cheapest', 'dearest', 'newest', 'rating'] as const

/** A sort order of gifts. */
export type GiftSortOrder = (typeof giftSortOrders)[number]

/** Parses the sort order of a URL, if it has one. */
export const parseGiftSortOrder = (named: string | null): GiftSortOrder | undefined =>
  giftSortOrders.find((order) => order === named)

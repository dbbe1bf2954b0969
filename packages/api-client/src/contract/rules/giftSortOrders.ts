/** In which order gifts can be put; without one they stand as the shop shows them, or the best match first. */
export const giftSortOrders = ['bestSellers', 'cheapest', 'dearest', 'newest', 'rating'] as const

/** In which order gifts are put. */
export type GiftSortOrder = (typeof giftSortOrders)[number]

/** The order an address names, if it names one. */
export const parseGiftSortOrder = (named: string | null): GiftSortOrder | undefined =>
  giftSortOrders.find((order) => order === named)

/** In which order gifts can be put; without one they stand as the shop shows them, or the best match first. */
export const giftOrders = ['bestSellers', 'cheapest', 'dearest', 'newest', 'rating'] as const

/** In which order gifts are put. */
export type GiftOrder = (typeof giftOrders)[number]

/** The order an address names, if it names one. */
export const readGiftOrder = (named: string | null): GiftOrder | undefined =>
  giftOrders.find((order) => order === named)

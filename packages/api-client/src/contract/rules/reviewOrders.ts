/** In which order reviews can stand. */
export const reviewOrders = ['newest', 'highest', 'lowest'] as const

/** In which order reviews stand. */
export type ReviewOrder = (typeof reviewOrders)[number]

/** The order an address names; anything else is the newest first. */
export const readReviewOrder = (named: string | null): ReviewOrder =>
  reviewOrders.find((order) => order === named) ?? 'newest'

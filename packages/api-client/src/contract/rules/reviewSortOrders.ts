/** In which order reviews can stand. */
export const reviewSortOrders = ['newest', 'highest', 'lowest'] as const

/** In which order reviews stand. */
export type ReviewSortOrder = (typeof reviewSortOrders)[number]

/** The order an address names; anything else is the newest first. */
export const parseReviewSortOrder = (named: string | null): ReviewSortOrder =>
  reviewSortOrders.find((order) => order === named) ?? 'newest'

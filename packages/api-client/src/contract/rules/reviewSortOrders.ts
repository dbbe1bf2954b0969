/** Sort orders of reviews. */
export const reviewSortOrders = ['newest', 'highest', 'lowest'] as const

/** A sort order of reviews. */
export type ReviewSortOrder = (typeof reviewSortOrders)[number]

/** Parses the sort order of a URL; the default is newest first. */
export const parseReviewSortOrder = (named: string | null): ReviewSortOrder =>
  reviewSortOrders.find((order) => order === named) ?? 'newest'

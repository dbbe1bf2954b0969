/** Number of reviews shown initially, and added with each 'Read More' (specification 2, section 9). */
const step = 2

/** Number of reviews above which there is a separate page (specification 2, section 9). */
const most = 6

/** Returns how many of the loaded reviews are visible after this many presses of 'Read More'. */
export const countVisibleReviews = (presses: number, atHand: number): number =>
  Math.min(atHand, step * (presses + 1))

/**
 * Returns whether 'View more' links to the reviews page. Ratings without text have no link, because the page would be
 * empty.
 */
export const hasReviewsPage = (total: number, written: number): boolean =>
  written > 0 && Math.max(total, written) > most

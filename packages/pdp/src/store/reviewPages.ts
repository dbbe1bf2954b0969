/** Reviews shown at first, and with each 'Read More' (specification 2, section 9). */
const step = 2

/** More reviews than this have a page of their own (specification 2, section 9). */
const most = 6

/** How many of the reviews at hand are shown after so many presses of 'Read More'. */
export const countVisibleReviews = (presses: number, atHand: number): number =>
  Math.min(atHand, step * (presses + 1))

/** Whether 'View more' leads to all reviews; stars without words have no page, it would be empty. */
export const hasReviewsPage = (total: number, written: number): boolean =>
  written > 0 && Math.max(total, written) > most

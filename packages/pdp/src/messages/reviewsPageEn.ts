import { groupIndianDigits } from '@store/api-client/contract/rules/groupIndianDigits'
import type { ReviewsPageMessages } from './ReviewsPageMessages.ts'

const orders = { newest: 'Newest', highest: 'Most stars', lowest: 'Fewest stars' } as const

const counted = (count: number, one: string, many: string) =>
  `${groupIndianDigits(String(count))} ${count === 1 ? one : many}`

/** English messages of a page of reviews. */
export const reviewsPageEn: ReviewsPageMessages = {
  crumbs: 'You are here',
  home: 'Home',
  all: 'Reviews',
  rating: (average, count) => `${average.toFixed(1)} out of 5 from ${counted(count, 'rating', 'ratings')}`,
  written: (count) => counted(count, 'written review', 'written reviews'),
  gave: (stars, count) =>
    `${counted(count, 'review', 'reviews')} with ${stars} ${stars === 1 ? 'star' : 'stars'}`,
  sort: 'Sort by',
  order: (order) => orders[order],
  toGift: 'See this gift',
  none: 'No reviews yet.',
  noneHere: 'There are no more reviews.',
  toFirst: 'Back to the first page',
  pages: 'Pages',
  page: (page, pages) => `Page ${page} of ${pages}`,
  previous: 'Previous',
  next: 'Next',
  stars: (stars) => `${stars} out of 5`,
  playReviewVideo: 'Play customer video',
  pictureFailed: 'Error !',
  close: 'Close',
  playVideo: 'Play video',
  videoFailed: 'This video can’t be played.',
  failed: 'Something went wrong, Please try again...',
}

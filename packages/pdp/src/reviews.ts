export {
  PaginatedReviews,
  type PaginatedReviewsProps,
} from './components/reviews/ReviewsView/PaginatedReviews.tsx'
export type { ReviewsPageMessages } from './messages/ReviewsPageMessages.ts'

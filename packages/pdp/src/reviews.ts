export {
  PaginatedReviews,
  type PaginatedReviewsProps,
} from './components/reviews/PaginatedReviews/PaginatedReviews.tsx'
export type { ReviewsPageMessages } from './messages/ReviewsPageMessages.ts'

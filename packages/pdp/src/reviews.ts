export { ReviewsView, type ReviewsViewProps } from './components/reviews/ReviewsView/ReviewsView.tsx'
export type { ReviewsPageMessages } from './messages/ReviewsPageMessages.ts'

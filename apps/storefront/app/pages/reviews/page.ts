import { definePage } from '../../definePage.ts'
import { reviewsHead } from './head.ts'
import { loadReviews } from './load.ts'
import { toReviewsCacheVariant } from './reviewsQuery.ts'
import { view } from './view.tsx'

export const page = definePage({
  pattern: ['/reviews', '/reviews/p/:productId/:name'],
  cache: 'public',
  cacheVariant: toReviewsCacheVariant,
  load: loadReviews,
  head: reviewsHead,
  view,
})

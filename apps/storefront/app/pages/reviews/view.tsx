import { PaginatedReviews } from '@store/pdp/reviews'
import { reviewsPageMessages } from '#messages/packages/reviewsPageMessages.ts'
import { hrefs } from '../../composition/hrefs.ts'
import type { PageViewDefinition } from '../../PageViewDefinition.ts'
import type { ReviewsData } from './load.ts'
import { serializeReviewsQuery } from './reviewsQuery.ts'

/** A page of reviews: of one product, or of all. */
export const view: PageViewDefinition<ReviewsData> = {
  open: async (_, { reviews, path }) => (
    <PaginatedReviews
      reviews={reviews}
      messages={reviewsPageMessages}
      hrefs={{
        home: hrefs.home,
        all: () => '/reviews',
        page: (number, order) => path + serializeReviewsQuery(number, order),
      }}
    />
  ),
}

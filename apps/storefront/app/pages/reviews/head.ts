import { headMessages } from '#messages/headMessages.ts'
import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { ReviewsData } from './load.ts'
import { toReviewsCacheVariant } from './reviewsQuery.ts'

/** Head of a page of reviews. */
export const reviewsHead = ({ reviews }: ReviewsData, url: URL): Head => {
  const { heading, page, product } = reviews
  return {
    title: `${page > 1 ? headMessages.page(heading, page) : heading} | ${brand.name}`,
    description: product ? headMessages.reviewsOf(product.title) : headMessages.reviews(brand.name),
    picture: product?.picture,
    search: toReviewsCacheVariant(url),
  }
}

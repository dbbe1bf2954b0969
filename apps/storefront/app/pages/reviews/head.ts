import { headMessages } from '#messages/headMessages.ts'
import type { Head, HeadContext } from '../../Head.ts'
import type { ReviewsData } from './load.ts'
import { toReviewsCacheVariant } from './reviewsQuery.ts'

/** Head of a page of reviews. */
export const reviewsHead = ({ reviews }: ReviewsData, { url, shop }: HeadContext): Head => {
  const { heading, page, product } = reviews
  return {
    title: `${page > 1 ? headMessages.page(heading, page) : heading} | ${shop.name}`,
    description: product ? headMessages.reviewsOf(product.title) : headMessages.reviews(shop.name),
    picture: product?.picture,
    search: toReviewsCacheVariant(url),
  }
}

import { brand } from '../../brand.ts'
import type { Head } from '../../Head.ts'
import type { ReviewsData } from './load.ts'
import { toReviewsCacheVariant } from './reviewsQuery.ts'

/** Head of a page of reviews. */
export const reviewsHead = ({ reviews }: ReviewsData, url: URL): Head => {
  const { heading, page, product } = reviews
  return {
    title: `${heading}${page > 1 ? `, page ${page}` : ''} | ${brand.name}`,
    description: product
      ? `What our customers say of ${product.title}, in their own words and pictures.`
      : `What our customers say of gifts from ${brand.name}, in their own words and pictures.`,
    picture: product?.picture,
    search: toReviewsCacheVariant(url),
  }
}

/** URL of the page of all the store's reviews, also the fallback for a product (specification 2, section 2). */
export const allReviewsHref = '/reviews'

/**
 * Returns the URL of a product's reviews page: the one the store supplied, or its id and its name, lowercased with
 * dashes (specification 2, section 2, "Reviews").
 */
export function getReviewsHref({
  id,
  title,
  reviewsHref: supplied,
}: {
  readonly id: number
  readonly title: string
  readonly reviewsHref?: string | undefined
}): string {
  if (supplied !== undefined) return supplied
  const name = title
    .toLowerCase()
    .replace(/[^\p{L}\p{M}\p{N}]+/gu, '-')
    .replace(/^-|-$/g, '')
  return name === '' ? allReviewsHref : `${allReviewsHref}/p/${id}/${encodeURIComponent(name)}`
}

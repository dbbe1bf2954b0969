/** Address of the page of all reviews of the shop, and where nothing better is known (specification 2, section 2). */
export const allReviewsHref = '/reviews'

/**
 * Address of the page of a product's reviews: the one the shop supplied, or its number and its name, lower-cased with
 * dashes (specification 2, section 2, "Reviews").
 */
export function reviewsHref({
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

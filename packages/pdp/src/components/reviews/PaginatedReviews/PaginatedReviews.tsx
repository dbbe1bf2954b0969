import type { ReviewSortOrder, ReviewsPage } from '@store/api-client/contract/catalogue'
import { reviewSortOrders } from '@store/api-client/contract/rules/reviewSortOrders'
import { Breadcrumb, Button, Link, Picture, Rating } from '@store/ui'
import { mergeMessages, type PartialMessages } from '@store/ui/messages'
import type { ReviewsPageMessages } from '../../../messages/ReviewsPageMessages.ts'
import { reviewsPageEn } from '../../../messages/reviewsPageEn.ts'
import { useMediaViewer } from '../MediaViewer/useMediaViewer.tsx'
import { ReviewItem } from '../Reviews/ReviewItem.tsx'
import list from '../Reviews/Reviews.module.css'
import styles from './PaginatedReviews.module.css'
import { RatingHistogram } from './RatingHistogram.tsx'

/** Props of `PaginatedReviews`. */
export interface PaginatedReviewsProps {
  /** Response of the server. */
  readonly reviews: ReviewsPage
  /** URLs that the page links to. */
  readonly hrefs: {
    readonly home: () => string
    /** URL of the reviews of all gifts. */
    readonly all: () => string
    /** URL of one page of these reviews. */
    readonly page: (page: number, order: ReviewSortOrder) => string
  }
  /** UI messages to override, at any depth. @default English */
  readonly messages?: PartialMessages<ReviewsPageMessages> | undefined
}

/**
 * Renders the reviews of a gift or of all gifts, with pagination; works without scripts (specification 2, section 2).
 */
export function PaginatedReviews({ reviews: found, hrefs, messages: changes }: PaginatedReviewsProps) {
  const messages = mergeMessages(reviewsPageEn, changes)
  const viewer = useMediaViewer({ ...messages, label: found.product?.title ?? found.heading })
  const { heading, product, rating, stars, reviews, order, total } = found
  const crumbs = [
    { text: messages.home, href: hrefs.home() },
    product ? { text: messages.all, href: hrefs.all() } : { text: messages.all },
    ...(product ? [{ text: product.title }] : []),
  ]
  return (
    <div className={styles.page}>
      <Breadcrumb label={messages.crumbs} crumbs={crumbs} />
      <header className={styles.head}>
        {product && (
          <span className={styles.gift}>
            <Picture {...product.picture} sizes="96px" alt="" errorText={messages.pictureFailed} />
          </span>
        )}
        <div className={styles.words}>
          <h1 className={styles.title}>{heading}</h1>
          {rating && <Rating value={rating.average} text={messages.rating(rating.average, rating.reviews)} />}
          {product && (
            <Link className={styles.link} href={product.href}>
              {messages.toGift}
            </Link>
          )}
        </div>
      </header>
      {total > 0 && (
        <>
          <RatingHistogram stars={stars} messages={messages} />
          <nav className={styles.sort} aria-label={messages.sort}>
            {messages.sort}
            {reviewSortOrders.map((each) => (
              <Link
                key={each}
                className={styles.link}
                href={hrefs.page(1, each)}
                aria-current={each === order ? 'true' : undefined}
              >
                {messages.order(each)}
              </Link>
            ))}
          </nav>
        </>
      )}
      {reviews.length > 0 ? (
        <ul className={list.list}>
          {reviews.map((review) => (
            <li key={review.id}>
              <ReviewItem review={review} viewer={viewer} messages={messages} />
            </li>
          ))}
        </ul>
      ) : (
        <None {...{ found, hrefs, messages }} />
      )}
      {viewer.beside}
      <Pages {...{ found, hrefs, messages }} />
    </div>
  )
}

interface PartProps extends Pick<PaginatedReviewsProps, 'hrefs'> {
  readonly messages: ReviewsPageMessages
  readonly found: ReviewsPage
}

function None({ found, hrefs, messages }: PartProps) {
  const isBeyond = found.total > 0
  return (
    <div className={styles.none}>
      {isBeyond ? messages.noneHere : messages.none}
      <Button variant="secondary" href={isBeyond ? hrefs.page(1, found.order) : hrefs.home()}>
        {isBeyond ? messages.toFirst : messages.home}
      </Button>
    </div>
  )
}

function Pages({ found: { page, pages, order }, hrefs, messages }: PartProps) {
  if (pages === 1 || page > pages) return null
  return (
    <nav className={styles.pages} aria-label={messages.pages}>
      {page > 1 && (
        <Button variant="secondary" href={hrefs.page(page - 1, order)}>
          {messages.previous}
        </Button>
      )}
      {messages.page(page, pages)}
      {page < pages && (
        <Button variant="secondary" href={hrefs.page(page + 1, order)}>
          {messages.next}
        </Button>
      )}
    </nav>
  )
}

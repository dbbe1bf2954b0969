import { Button, Rating } from '@store/ui'
import { useState } from 'react'
import { createProductPart } from '../../../react/createProductPart.ts'
import { useBelowTheFoldMessages } from '../../../react/useBelowTheFoldMessages.ts'
import { useProduct } from '../../../react/useProduct.ts'
import { countVisibleReviews, hasReviewsPage } from '../../../store/reviewPages.ts'
import { Section } from '../../Section/Section.tsx'
import { type loadMediaViewer, useMediaViewer } from '../MediaViewer/useMediaViewer.tsx'
import { ReviewItem } from './ReviewItem.tsx'
import styles from './Reviews.module.css'

/** Props of `Reviews`. */
export interface ReviewsProps {
  /** Lazy-loads the media viewer. @default from this package */
  readonly loadLarge?: typeof loadMediaViewer
}

/** Renders two reviews, and two more with each press (specification 2, section 4). */
export const Reviews = createProductPart((slots) => slots.reviews, DefaultReviews)

/** The package's own reviews; with the prop `loadLarge`, stories replace the loader of the media viewer. */
export function DefaultReviews({ loadLarge }: ReviewsProps) {
  const { product, actions, hrefs, messages } = useProduct()

  const words = useBelowTheFoldMessages()
  const { title } = product
  const large = {
    ...messages,
    ...{ label: messages.picturesOf(title), playVideo: messages.playVideo(title) },
  }
  const viewer = useMediaViewer(
    large,
    (seen) =>
      actions.trackEngagement({
        kind: 'zoomOpened',
        of: 'review',
        picture: seen.kind === 'film' ? 0 : seen.picture,
      }),
    loadLarge,
  )
  const [presses, setPresses] = useState(0)
  const { rating, reviews } = product
  if (!rating && reviews.length === 0) return null

  const shown = countVisibleReviews(presses, reviews.length)
  const firstNew = presses > 0 ? countVisibleReviews(presses - 1, reviews.length) : undefined
  const readMore = () => {
    setPresses(presses + 1)
    actions.trackEngagement({ kind: 'reviewsShown', shown: countVisibleReviews(presses + 1, reviews.length) })
  }
  return (
    <Section title={words.reviewsHeading}>
      {rating && <Rating value={rating.average} text={messages.reviews(rating.average, rating.reviews)} />}
      <ul className={styles.list}>
        {reviews.slice(0, shown).map((review, index) => (
          // Focus moves to the first new review.
          <li key={review.id} ref={index === firstNew ? takeFocus : undefined} tabIndex={-1}>
            <ReviewItem
              review={review}
              viewer={viewer}
              messages={{ ...words, pictureFailed: messages.pictureFailed, locale: messages.locale }}
            />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {shown < reviews.length && (
          <Button variant="secondary" onClick={readMore}>
            {words.readMore}
          </Button>
        )}
        {hrefs.reviews && hasReviewsPage(rating?.reviews ?? 0, reviews.length) && (
          <Button variant="quiet" href={hrefs.reviews(product)}>
            {words.viewMore}
          </Button>
        )}
      </div>
      {viewer.beside}
    </Section>
  )
}

const takeFocus = (item: HTMLElement | null) => item?.focus()

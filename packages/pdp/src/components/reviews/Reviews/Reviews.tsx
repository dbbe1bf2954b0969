import { Button, Rating } from '@store/ui'
import { useState } from 'react'
import { useProduct } from '../../../react/useProduct.ts'
import { hasPageOfReviews, shownAfter } from '../../../store/reviewPages.ts'
import { type loadPictureZoom, useZoom } from '../../gallery/PictureZoom/useZoom.tsx'
import { Section } from '../../Section/Section.tsx'
import styles from './Reviews.module.css'
import { ReviewText } from './ReviewText.tsx'

/** Props of `Reviews`. */
export interface ReviewsProps {
  /** Brings what shows pictures large. @default from this package */
  readonly loadZoom?: typeof loadPictureZoom
}

/** What shoppers said: two at first, two more with each press (specification 2, section 4). */
export function Reviews({ loadZoom }: ReviewsProps) {
  const { state, actions, hrefs, messages } = useProduct()
  const zoom = useZoom(loadZoom)
  const [presses, setPresses] = useState(0)
  const { product } = state
  const { rating, reviews } = product
  if (!rating && reviews.length === 0) return null

  const shown = shownAfter(presses, reviews.length)
  const firstNew = presses > 0 ? shownAfter(presses - 1, reviews.length) : undefined
  const readMore = () => {
    setPresses(presses + 1)
    actions.look({ kind: 'reviewsShown', shown: shownAfter(presses + 1, reviews.length) })
  }
  return (
    <Section title={messages.reviewsHeading}>
      {rating && <Rating value={rating.average} text={messages.reviews(rating.average, rating.reviews)} />}
      <ul className={styles.list}>
        {reviews.slice(0, shown).map((review, index) => (
          // The reader goes on at the first review that came.
          <li key={review.id} ref={index === firstNew ? takeFocus : undefined} tabIndex={-1}>
            <ReviewText review={review} zoom={zoom.button} />
          </li>
        ))}
      </ul>
      <div className={styles.row}>
        {shown < reviews.length && (
          <Button variant="secondary" onClick={readMore}>
            {messages.readMore}
          </Button>
        )}
        {hrefs.reviews && hasPageOfReviews(rating?.reviews ?? reviews.length) && (
          <Button variant="quiet" href={hrefs.reviews(product)}>
            {messages.viewMore}
          </Button>
        )}
      </div>
      {zoom.beside}
    </Section>
  )
}

const takeFocus = (item: HTMLElement | null) => item?.focus()

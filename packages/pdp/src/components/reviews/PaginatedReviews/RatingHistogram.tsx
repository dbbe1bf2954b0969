import type { ReviewsPageMessages } from '../../../messages/ReviewsPageMessages.ts'
import styles from './PaginatedReviews.module.css'

/** Props of `RatingHistogram`. */
export interface RatingHistogramProps {
  /** Number of ratings with 5, 4, 3, 2 and 1 stars. */
  readonly stars: readonly number[]
  /** Messages of the page. */
  readonly messages: ReviewsPageMessages
}

/** Renders the number of ratings per star, as bars and as text. */
export function RatingHistogram({ stars, messages }: RatingHistogramProps) {
  const all = stars.reduce((sum, given) => sum + given, 0)
  const rows = stars.map((given, index) => ({ number: 5 - index, given }))
  return (
    <section className={styles.summary}>
      <p className={styles.written}>{messages.written(all)}</p>
      <ul className={styles.bars}>
        {rows.map(({ number, given }) => (
          <li key={number}>
            <span aria-hidden="true">{number}</span>
            <meter
              className={styles.bar}
              aria-label={messages.gave(number, given)}
              min={0}
              max={Math.max(1, all)}
              value={given}
            />
            <span aria-hidden="true">{given}</span>
          </li>
        ))}
      </ul>
    </section>
  )
}

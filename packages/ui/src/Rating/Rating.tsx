import styles from './Rating.module.css'

/** What {@link Rating} takes. */
export interface RatingProps {
  /** Stars from 0 to 5, parts of a star included. */
  readonly value: number
  /** The same in words, such as "4.6 out of 5 from 1,204 reviews". */
  readonly text: string
}

/** Stars to see and words to read. */
export function Rating({ value, text }: RatingProps) {
  const filled = Math.min(5, Math.max(0, value)) * 24
  return (
    <span className={styles.rating}>
      <svg className={styles.stars} viewBox="0 0 120 24" aria-hidden="true" focusable="false">
        <path d={stars} />
        {/* A nested drawing cuts off what is beyond its width: half a star needs no id and no style. */}
        <svg className={styles.full} width={filled} height="24" aria-hidden="true">
          <path d={stars} />
        </svg>
      </svg>
      <span className={styles.words}>{text}</span>
    </span>
  )
}

const star = 'l2.8 6 6.5.8-4.8 4.5 1.25 6.5-5.75-3.2-5.75 3.2 1.25-6.5-4.8-4.5 6.5-.8z'
const stars = [12, 36, 60, 84, 108].map((middle) => `M${middle} 3${star}`).join('')

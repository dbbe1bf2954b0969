import styles from './Rating.module.css'

/** Props of {@link Rating}. */
export interface RatingProps {
  /** Stars from 0 to 5, fractions included. */
  readonly value: number
  /** The rating as text, such as "4.6 out of 5 from 1,204 reviews". */
  readonly text: string
}

/** Star rating with its text for screen readers. */
export function Rating({ value, text }: RatingProps) {
  const filled = Math.round(Math.min(5, Math.max(0, value)) * 240) / 10
  return (
    <span className={styles.rating}>
      {/* The stars are CSS masks over two bars, because their outlines would add to the HTML of every card on a page. */}
      <svg className={styles.stars} width={88} height={18} viewBox="0 0 120 24" aria-hidden="true">
        <rect width="120" height="24" />
        <rect className={styles.full} width={filled} height="24" />
      </svg>
      <span className={styles.words}>{text}</span>
    </span>
  )
}

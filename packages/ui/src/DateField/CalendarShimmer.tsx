import { Shimmer } from '../Shimmer/Shimmer.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './CalendarShimmer.module.css'

interface CalendarShimmerProps {
  /** What is said meanwhile. */
  readonly text: string
}

/** A placeholder of a calendar's shape and size, so that nothing moves when it comes. */
export function CalendarShimmer({ text }: CalendarShimmerProps) {
  return (
    <div className={styles.calendar} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      <div className={styles.heading}>
        <Shimmer shape="lines" />
      </div>
      <div className={styles.heads}>
        <Shimmer shape="lines" />
      </div>
      {weeks.map((week) => (
        <div className={styles.week} key={week}>
          <Shimmer shape="block" />
        </div>
      ))}
      <div className={styles.below} />
    </div>
  )
}

const weeks = [1, 2, 3, 4, 5, 6]

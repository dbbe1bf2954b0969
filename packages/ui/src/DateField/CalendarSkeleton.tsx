import { Skeleton } from '../Skeleton/Skeleton.tsx'
import { VisuallyHidden } from '../VisuallyHidden/VisuallyHidden.tsx'
import styles from './CalendarSkeleton.module.css'

interface CalendarShimmerProps {
  /** Loading message. */
  readonly text: string
}

/** Skeleton with the calendar's shape and size, which avoids a layout shift. */
export function CalendarSkeleton({ text }: CalendarShimmerProps) {
  return (
    <div className={styles.calendar} aria-busy="true">
      <VisuallyHidden>
        <span role="status">{text}</span>
      </VisuallyHidden>
      <div className={styles.heading}>
        <Skeleton shape="lines" />
      </div>
      <div className={styles.heads}>
        <Skeleton shape="lines" />
      </div>
      {weeks.map((week) => (
        <div className={styles.week} key={week}>
          <Skeleton shape="block" />
        </div>
      ))}
      <div className={styles.below} />
    </div>
  )
}

const weeks = [1, 2, 3, 4, 5, 6]

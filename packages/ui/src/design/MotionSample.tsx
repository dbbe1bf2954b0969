import type { CSSProperties } from 'react'
import styles from './MotionSample.module.css'

/** What {@link MotionSample} takes. */
export interface MotionSampleProps {
  /** Token of the duration, with its prefix. */
  readonly duration: string
}

/** A petal that travels while it is hovered or focused, for as long as the token says. */
export function MotionSample({ duration }: MotionSampleProps) {
  const time: CSSProperties & Readonly<Record<'--design-time', string>> = {
    '--design-time': `var(${duration})`,
  }
  return (
    <button type="button" className={styles.track} style={time} aria-label={`Play ${duration}`}>
      <span className={styles.petal} />
    </button>
  )
}

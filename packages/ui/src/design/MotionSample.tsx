import type { CSSProperties } from 'react'
import styles from './MotionSample.module.css'

/** Props of {@link MotionSample}. */
export interface MotionSampleProps {
  /** The duration token, with its prefix. */
  readonly duration: string
}

/** Sample of a motion token: a petal that moves while hovered or focused, for the token's duration. */
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

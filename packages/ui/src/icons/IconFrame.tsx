import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './IconFrame.module.css'
import type { IconProps } from './IconProps.ts'

interface IconFrameProps extends IconProps {
  /** Paths on a grid of 24. */
  readonly children: ReactNode
  /**
   * Fills the shape instead of only drawing its outline.
   * @default false
   */
  readonly filled?: boolean
}

/** The drawing board all icons share: a 24 grid, stroke 1.75, hidden from assistive technology. */
export function IconFrame({ size = 'm', filled = false, children }: IconFrameProps) {
  return (
    <svg
      className={classNames(
        styles.icon,
        size === 's' && styles.small,
        size === 'xs' && styles.tiny,
        filled && styles.filled,
      )}
      viewBox="0 0 24 24"
      aria-hidden="true"
    >
      {children}
    </svg>
  )
}

import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import { warnMissingDesignTokens } from '../warnMissingDesignTokens.ts'
import styles from './IconFrame.module.css'
import type { IconProps } from './IconProps.ts'

interface IconFrameProps extends IconProps {
  /** SVG paths on a grid of 24 by 24 units. */
  readonly children: ReactNode
  /**
   * Fills the shape instead of only its outline.
   * @default false
   */
  readonly filled?: boolean
}

const sides = { m: 24, s: 20, xs: 16 } as const

/** Frame that all icons share: a 24 grid, stroke 1.75, hidden from assistive technology. */
export function IconFrame({ size = 'm', filled = false, children }: IconFrameProps) {
  const side = sides[size]
  return (
    <svg
      // Without the stylesheet, these attributes keep the icon from being larger than its text.
      width={side}
      height={side}
      ref={warnMissingDesignTokens}
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

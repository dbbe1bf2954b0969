import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Card.module.css'

/** What {@link Card} takes. */
export interface CardProps {
  /** What lies on it. */
  readonly children: ReactNode
  /**
   * Room around the content; `none` for pictures up to the edge.
   * @default 'm'
   */
  readonly padding?: 'none' | 'm' | 'l'
  /**
   * Element it is; `section` and `article` should have a heading inside and its id as `labelledBy`.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Id of the heading that names it. */
  readonly labelledBy?: string | undefined
}

/** A white surface that lifts what belongs together off the paper. */
export function Card({ children, padding = 'm', as: Element = 'div', labelledBy }: CardProps) {
  return (
    <Element
      className={classNames(styles.card, padding === 'm' && styles.medium, padding === 'l' && styles.large)}
      aria-labelledby={labelledBy}
    >
      {children}
    </Element>
  )
}

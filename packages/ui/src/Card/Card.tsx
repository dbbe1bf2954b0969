import type { ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './Card.module.css'

/** Props of {@link Card}. */
export interface CardProps {
  /** Content of the card. */
  readonly children: ReactNode
  /**
   * Padding around the content; `none` for pictures up to the edge.
   * @default 'm'
   */
  readonly padding?: 'none' | 'm' | 'l'
  /**
   * Element type; `section` and `article` should contain a heading and its id as `labelledBy`.
   * @default 'div'
   */
  readonly as?: 'div' | 'section' | 'article' | 'li'
  /** Id of the heading that labels the card. */
  readonly labelledBy?: string | undefined
}

/** White card that groups its content on the page. */
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

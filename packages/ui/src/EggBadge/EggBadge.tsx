import { classNames } from '../classNames.ts'
import styles from './EggBadge.module.css'

/** What {@link EggBadge} takes. */
export interface EggBadgeProps {
  /** Whether there is egg in it. */
  readonly kind: 'egg' | 'eggless'
  /** The same in words, such as "EGGLESS". */
  readonly text: string
}

/** The mark on food: a framed dot, green without egg, brown with it. */
export function EggBadge({ kind, text }: EggBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <span className={styles.mark} aria-hidden="true" />
      {text}
    </span>
  )
}

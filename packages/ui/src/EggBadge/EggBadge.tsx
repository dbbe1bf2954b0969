import { classNames } from '../classNames.ts'
import styles from './EggBadge.module.css'

/** Props of {@link EggBadge}. */
export interface EggBadgeProps {
  /** Whether the product contains egg. */
  readonly kind: 'egg' | 'eggless'
  /** Text of the mark, such as "EGGLESS". */
  readonly text: string
}

/** Food mark: a framed dot, green without egg, brown with egg. */
export function EggBadge({ kind, text }: EggBadgeProps) {
  return (
    <span className={classNames(styles.badge, styles[kind])}>
      <span className={styles.mark} aria-hidden="true" />
      {text}
    </span>
  )
}

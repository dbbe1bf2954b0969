import { classNames } from '../classNames.ts'
import styles from './Skeleton.module.css'

/** Props of {@link Skeleton}. */
export interface SkeletonProps {
  /** Shape of the loading content: lines of text, a block such as a picture or button, or a circle of 44 px. */
  readonly shape: 'lines' | 'block' | 'circle'
  /**
   * Number of text lines; the last one is shorter.
   * @default 1
   */
  readonly lines?: number
  /** Aspect ratio of a block; without it the block fills its container's height, 44 px at least. */
  readonly ratio?: '1/1' | '4/5' | undefined
}

/**
 * Skeleton: a placeholder shaped like the loading content. Hidden from assistive technology; its container must
 * have `aria-busy`.
 */
export function Skeleton({ shape, lines = 1, ratio }: SkeletonProps) {
  if (shape === 'lines') {
    return (
      <span className={styles.lines} aria-hidden="true">
        {Array.from({ length: lines }, (_, line) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines are alike and never move.
          <span key={line} className={classNames(styles.bone, styles.line)} />
        ))}
      </span>
    )
  }
  return (
    <span
      className={classNames(
        styles.bone,
        styles[shape],
        ratio === '1/1' && styles.square,
        ratio === '4/5' && styles.portrait,
      )}
      aria-hidden="true"
    />
  )
}

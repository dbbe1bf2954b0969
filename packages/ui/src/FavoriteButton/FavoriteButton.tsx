import type { MouseEvent } from 'react'
import { classNames } from '../classNames.ts'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import styles from './FavoriteButton.module.css'

/** Props of {@link FavoriteButton}. */
export interface FavoriteButtonProps {
  /** Whether the product is in the wishlist, as far as the page knows. */
  readonly saved: boolean
  /** Accessible name with the product, such as "Wishlist: Red Roses"; the same in both states. */
  readonly label: string
  /** Called with the new state. */
  readonly onToggle: (saved: boolean) => void
  /**
   * Whether the change is being saved: the button shows the new state, keeps focus and ignores clicks.
   * @default false
   */
  readonly busy?: boolean
  /**
   * Whether the last change failed: the button shows the saved state, and plays a shake animation once.
   * @default false
   */
  readonly failed?: boolean
  /**
   * `picture` has a round background, `inline` uses the page's.
   * @default 'inline'
   */
  readonly variant?: 'picture' | 'inline'
}

/** Favorite button: a heart of 44 px, white when not saved, red when saved. */
export function FavoriteButton({
  saved,
  label,
  onToggle,
  busy = false,
  failed,
  variant,
}: FavoriteButtonProps) {
  const toggle = (event: MouseEvent) => {
    if (!busy) return onToggle(!saved)
    event.preventDefault()
    event.stopPropagation()
  }
  return (
    <button
      type="button"
      className={classNames(styles.button, variant === 'picture' && styles.picture)}
      aria-label={label}
      aria-pressed={saved !== busy}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      data-failed={failed || undefined}
      onClick={toggle}
    >
      <HeartIcon />
    </button>
  )
}

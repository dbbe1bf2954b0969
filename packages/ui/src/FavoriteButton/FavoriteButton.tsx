import type { MouseEvent } from 'react'
import { classNames } from '../classNames.ts'
import { HeartIcon } from '../icons/HeartIcon.tsx'
import styles from './FavoriteButton.module.css'

/** What {@link FavoriteButton} takes. */
export interface FavoriteButtonProps {
  /** Whether the product is in the wishlist, as far as is known. */
  readonly saved: boolean
  /** Name that carries the product, such as "Wishlist: Red Roses"; the same in both states. */
  readonly label: string
  /** Called with what it shall become. */
  readonly onToggle: (saved: boolean) => void
  /**
   * The change is on its way: shows what it will become, keeps focus, swallows clicks.
   * @default false
   */
  readonly busy?: boolean
  /**
   * The last change did not come through: shows what is saved, and shakes its head once.
   * @default false
   */
  readonly failed?: boolean
  /**
   * `picture` brings a round ground of its own, `inline` stands on the page's.
   * @default 'inline'
   */
  readonly variant?: 'picture' | 'inline'
}

/** A heart of 44 px: white when not saved, red when saved. */
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

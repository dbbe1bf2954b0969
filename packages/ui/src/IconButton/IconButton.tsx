import { forwardRef, type ReactNode } from 'react'
import styles from './IconButton.module.css'

/** What {@link IconButton} takes. */
export interface IconButtonProps {
  /** The icon that is seen. */
  readonly icon: ReactNode
  /** The name that is read out. */
  readonly label: string
  /** Called when it is pressed. */
  readonly onClick: () => void
  /** Whether it is switched on, for a button with two states. */
  readonly pressed?: boolean | undefined
}

/** A round button of 44 px that shows only an icon. */
export const IconButton = forwardRef<HTMLButtonElement, IconButtonProps>(function IconButton(
  { icon, label, onClick, pressed },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={styles.button}
      aria-label={label}
      aria-pressed={pressed}
      onClick={() => onClick()}
    >
      {icon}
    </button>
  )
})

import { forwardRef, type ReactNode } from 'react'
import styles from './IconButton.module.css'

/** Props of {@link IconButton}. */
export interface IconButtonProps {
  /** The visible icon. */
  readonly icon: ReactNode
  /** Accessible name. */
  readonly label: string
  /** Called when the button is pressed. */
  readonly onClick: () => void
  /** Pressed state, for a toggle button. */
  readonly pressed?: boolean | undefined
}

/** Round button of 44 px that shows only an icon. */
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

import { forwardRef, type ReactNode } from 'react'
import { classNames } from '../classNames.ts'
import styles from './LightboxButton.module.css'

interface LightboxButtonProps {
  readonly icon: ReactNode
  readonly label: string
  /** Click handler; undefined when the button has nothing to do. The button then stays in the DOM and keeps focus. */
  readonly onPress: (() => void) | undefined
  /** Floating position, if the button is not in the toolbar. */
  readonly place?: 'previous' | 'next' | undefined
}

/** Round button over the pictures. */
export const LightboxButton = forwardRef<HTMLButtonElement, LightboxButtonProps>(function LightboxButton(
  { icon, label, onPress, place },
  ref,
) {
  return (
    <button
      ref={ref}
      type="button"
      className={classNames(styles.button, place && styles[place])}
      aria-label={label}
      aria-disabled={onPress ? undefined : true}
      onClick={() => onPress?.()}
    >
      {icon}
    </button>
  )
})

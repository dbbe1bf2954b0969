import { useId } from 'react'
import styles from './Notifications.module.css'

/** Props of `Switch`. */
export interface SwitchProps {
  readonly label: string
  /** What it is for. */
  readonly about: string
  readonly isOn: boolean
  /** Turns it; missing where it cannot be turned. */
  readonly onChange?: ((isOn: boolean) => void) | undefined
}

/** Something that is on or off at once, without a button to save it. */
export function Switch({ label, about, isOn, onChange }: SwitchProps) {
  const id = useId()
  return (
    <label className={styles.switch}>
      <span className={styles.words}>
        <span className={styles.label} id={`${id}-label`}>
          {label}
        </span>
        <span className={styles.about} id={`${id}-about`}>
          {about}
        </span>
      </span>
      <input
        className={styles.input}
        type="checkbox"
        role="switch"
        checked={isOn}
        aria-checked={isOn}
        onChange={(event) => onChange?.(event.target.checked)}
        aria-disabled={onChange ? undefined : true}
        aria-labelledby={`${id}-label`}
        aria-describedby={`${id}-about`}
      />
      <span className={styles.track} aria-hidden="true" />
    </label>
  )
}

import { useId } from 'react'
import styles from './Notifications.module.css'

/** Props of `Switch`. */
export interface SwitchProps {
  readonly label: string
  /** Description of its purpose. */
  readonly about: string
  readonly isOn: boolean
  /** Called with the new state; missing while the switch is disabled. */
  readonly onChange?: ((isOn: boolean) => void) | undefined
}

/** Renders a switch that takes effect immediately, without a save button. */
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

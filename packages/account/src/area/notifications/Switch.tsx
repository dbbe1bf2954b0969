import { useId } from 'react'
import { createNotificationsPart } from './createNotificationsPart.ts'
import styles from './Notifications.module.css'
import type { SwitchProps } from './NotificationsSlots.ts'

/** Renders a switch that takes effect immediately, without a save button. */
export const Switch = createNotificationsPart((slots) => slots.switch, OwnSwitch)

function OwnSwitch({ label, about, isOn, onChange }: SwitchProps) {
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

import { useEffect, useRef } from 'react'
import type { DayButtonProps } from 'react-day-picker'
import { classNames } from '../classNames.ts'
import styles from './DateCalendar.module.css'

/** Button of one day. A day that cannot be chosen keeps focus, so that its reason can be read. */
export function CalendarDayButton({ day: _, modifiers, className, children, ...button }: DayButtonProps) {
  const element = useRef<HTMLButtonElement>(null)
  const { focused, blocked, marked, now, selected } = modifiers

  // The library only reports the day to which the arrow keys moved; the button must focus itself.
  useEffect(() => {
    if (focused) element.current?.focus()
  }, [focused])

  return (
    <button
      {...button}
      ref={element}
      type="button"
      className={classNames(
        className,
        blocked && styles.blocked,
        marked && styles.marked,
        now && styles.now,
        selected && styles.selected,
      )}
      aria-disabled={blocked || undefined}
      aria-current={now ? 'date' : undefined}
    >
      {children}
      {marked && <span className={styles.dot} />}
    </button>
  )
}

import type { CalendarMessages } from './CalendarMessages.ts'
import styles from './DateCalendar.module.css'
import type { CalendarDayContent } from './describeMonthDays.ts'

interface MarkedDaysProps {
  readonly days: ReadonlyMap<string, CalendarDayContent>
  readonly markedDay: CalendarMessages['markedDay']
}

/** Explains the marks of this month. */
export function CalendarLegend({ days, markedDay }: MarkedDaysProps) {
  return (
    // biome-ignore lint/a11y/noRedundantRoles: without its bullets Safari no longer takes it for a list.
    <ul className={styles.marks} role="list">
      {[...days].map(
        ([day, { dateParts, mark }]) =>
          mark !== undefined && (
            <li className={styles.mark} key={day}>
              <span className={styles.dot} />
              {markedDay(dateParts, mark)}
            </li>
          ),
      )}
    </ul>
  )
}

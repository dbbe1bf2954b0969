import type { CustomComponents } from 'react-day-picker'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { CalendarDayButton } from './CalendarDayButton.tsx'
import styles from './DateCalendar.module.css'

/** Calendar components that replace the library's own. */
export const calendarComponents: Partial<CustomComponents> = {
  DayButton: CalendarDayButton,
  // The name of the month is a heading without the role `status`, because assistive technology could not navigate to a
  // heading in a status.
  CaptionLabel: ({ role: _, ...heading }) => <h3 {...heading} />,
  PreviousMonthButton: (button) => (
    <button {...button} type="button">
      <span className={styles.chevron}>
        <ChevronRightIcon size="s" />
      </span>
    </button>
  ),
  NextMonthButton: (button) => (
    <button {...button} type="button">
      <span className={styles.chevron}>
        <ChevronRightIcon size="s" />
      </span>
    </button>
  ),
}

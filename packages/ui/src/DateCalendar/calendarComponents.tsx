import type { CustomComponents } from 'react-day-picker'
import { ChevronRightIcon } from '../icons/ChevronRightIcon.tsx'
import { CalendarDayButton } from './CalendarDayButton.tsx'
import styles from './DateCalendar.module.css'

/** What we draw ourselves of the library's calendar. */
export const calendarComponents: Partial<CustomComponents> = {
  DayButton: CalendarDayButton,
  // A status has no heading in it: assistive technology would lose the way to it.
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

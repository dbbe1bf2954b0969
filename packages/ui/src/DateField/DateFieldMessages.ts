import type { CalendarMessages } from '../DateCalendar/CalendarMessages.ts'

/** UI messages of a date field except its label, hint and error. */
export interface DateFieldMessages extends CalendarMessages {
  /** Placeholder before a date is chosen. */
  readonly placeholder: string
  /** The calendar's title. */
  readonly title: string
  /** Name of the button that closes the calendar. */
  readonly close: string
  /** Shown while the calendar is loading. */
  readonly calendarLoading: string
  /** Shown when the calendar could not be loaded. */
  readonly calendarFailed: string
  /** Button that retries loading. */
  readonly retry: string
}

import type { CalendarMessages } from '../DateCalendar/CalendarMessages.ts'

/** Every word of a date field but its label, hint and error. */
export interface DateFieldMessages extends CalendarMessages {
  /** What stands in the field before a date is chosen. */
  readonly placeholder: string
  /** The calendar's title. */
  readonly title: string
  /** Name of the button that closes the calendar. */
  readonly close: string
  /** Said while the calendar itself is on its way. */
  readonly calendarLoading: string
  /** Said when the calendar did not come. */
  readonly calendarFailed: string
  /** The button that asks for it again. */
  readonly retry: string
}

import type { ReactNode } from 'react'
import type { CalendarMessages } from './CalendarMessages.ts'
import type { SelectableDayRules } from './SelectableDayRules.ts'

/** Props of {@link DateCalendar}; every day is a calendar date `YYYY-MM-DD`, never an instant. */
export interface DateCalendarProps extends SelectableDayRules {
  /** The chosen day, empty for none. */
  readonly value: string
  /** Called with the chosen day and its distance from today in days. */
  readonly onChange: (day: string, daysFromToday: number) => void
  /** Called with the month `YYYY-MM` when the shopper changes the month. */
  readonly onMonthChange?: ((month: string) => void) | undefined
  /** Returns the mark of a day, such as "Valentine's Day"; `undefined` for an ordinary day. */
  readonly marked?: ((day: string) => string | undefined) | undefined
  /**
   * Whether the available days are loading; then the month can be changed, but no day can be chosen.
   * @default false
   */
  readonly loading?: boolean
  /** Content below the grid. */
  readonly footer?: ReactNode
  /**
   * First day of the week: 0 Sunday, 1 Monday, to 6 Saturday.
   * @default 0
   */
  readonly weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /**
   * Locale for the names of months and weekdays, as a BCP 47 tag.
   * @default 'en-IN'
   */
  readonly locale?: string
  /** UI messages. */
  readonly messages: CalendarMessages
  /**
   * Whether the calendar takes focus on mount: on the chosen day, or the first available one.
   * @default false
   */
  readonly autoFocus?: boolean
}

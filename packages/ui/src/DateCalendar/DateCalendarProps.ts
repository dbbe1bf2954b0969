import type { ReactNode } from 'react'
import type { CalendarMessages } from './CalendarMessages.ts'
import type { DayRules } from './DayRules.ts'

/** What {@link DateCalendar} takes; every day is a calendar date `YYYY-MM-DD`, never an instant. */
export interface DateCalendarProps extends DayRules {
  /** The day chosen now, empty for none. */
  readonly value: string
  /** Called with the day that was chosen, and how many days after today it is. */
  readonly onChange: (day: string, daysFromToday: number) => void
  /** Called with the month `YYYY-MM` that was turned to. */
  readonly onMonthChange?: ((month: string) => void) | undefined
  /** Says what a day is marked as, such as "Valentine's Day"; `undefined` when it is a day like others. */
  readonly marked?: ((day: string) => string | undefined) | undefined
  /**
   * It is being asked which days are free: months can be turned, no day can be chosen.
   * @default false
   */
  readonly loading?: boolean
  /** What stands below the days. */
  readonly footer?: ReactNode
  /**
   * First day of the week: 0 Sunday, 1 Monday, to 6 Saturday.
   * @default 0
   */
  readonly weekStartsOn?: 0 | 1 | 2 | 3 | 4 | 5 | 6
  /**
   * Language of the names of months and weekdays, as a BCP 47 tag.
   * @default 'en-IN'
   */
  readonly locale?: string
  /** The words. */
  readonly messages: CalendarMessages
  /**
   * Takes focus when it appears: on the day chosen, or the first that can be.
   * @default false
   */
  readonly autoFocus?: boolean
}

/** A date in parts, so that a message can order them for its language. */
export interface DateParts {
  /** Weekday, such as "Saturday". */
  readonly weekday: string
  /** Day of the month. */
  readonly date: number
  /** Month, such as "February". */
  readonly month: string
  readonly year: number
}

/** State of a day for its accessible name. */
export interface CalendarDayStatus {
  /** Whether the day is chosen now. */
  readonly selected: boolean
  /** Mark of the day, such as "Valentine's Day". */
  readonly mark: string | undefined
  /** Why the day cannot be chosen. */
  readonly reason: string | undefined
}

/** UI messages of a calendar except the names of months and weekdays, which the platform provides. */
export interface CalendarMessages {
  /** Name of the button for the previous month. */
  readonly previousMonth: string
  /** Name of the button for the next month. */
  readonly nextMonth: string
  /** The heading. */
  readonly month: (month: string, year: number) => string
  /** Accessible name of a day. */
  readonly day: (day: DateParts, notes: CalendarDayStatus) => string
  /** Line below the grid that says why a day cannot be chosen. */
  readonly blockedDay: (day: DateParts, reason: string) => string
  /** Line below the grid that explains a mark. */
  readonly markedDay: (day: DateParts, mark: string) => string
  /** Why a day before today cannot be chosen. */
  readonly past: string
  /** Why a day before the minimum cannot be chosen. */
  readonly tooEarly: (first: DateParts) => string
  /** Why a day after the maximum cannot be chosen. */
  readonly tooLate: (last: DateParts) => string
  /** Shown while the available days are loading. */
  readonly loading: string
}

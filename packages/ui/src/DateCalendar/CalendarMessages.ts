/** A date in parts, so that a message can put them in the order of its language. */
export interface DateParts {
  /** Such as "Saturday". */
  readonly weekday: string
  /** Day of the month. */
  readonly date: number
  /** Such as "February". */
  readonly month: string
  readonly year: number
}

/** What is special about a day. */
export interface DayNotes {
  /** It is the one chosen now. */
  readonly selected: boolean
  /** What it is marked as, such as "Valentine's Day". */
  readonly mark: string | undefined
  /** Why it cannot be chosen. */
  readonly reason: string | undefined
}

/** Every word of a calendar but the names of months and weekdays, which the platform knows. */
export interface CalendarMessages {
  /** Name of the button that goes a month back. */
  readonly previousMonth: string
  /** Name of the button that goes a month on. */
  readonly nextMonth: string
  /** The heading. */
  readonly month: (month: string, year: number) => string
  /** What is read out for a day. */
  readonly day: (day: DateParts, notes: DayNotes) => string
  /** The line below the days that says why one cannot be chosen. */
  readonly blockedDay: (day: DateParts, reason: string) => string
  /** The line below the days that explains a mark. */
  readonly markedDay: (day: DateParts, mark: string) => string
  /** Why a day before today cannot be chosen. */
  readonly past: string
  /** Why a day before the first one cannot be chosen. */
  readonly tooEarly: (first: DateParts) => string
  /** Why a day after the last one cannot be chosen. */
  readonly tooLate: (last: DateParts) => string
  /** Said while it is not known which days are free. */
  readonly loading: string
}

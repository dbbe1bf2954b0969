import { type FocusEvent, memo, useMemo, useState } from 'react'
import { DayPicker } from 'react-day-picker'
import type { CalendarMessages } from './CalendarMessages.ts'
import { calendarClassNames } from './calendarClassNames.ts'
import { calendarComponents } from './calendarComponents.tsx'
import styles from './DateCalendar.module.css'
import type { CalendarDayContent } from './describeMonthDays.ts'
import type { MonthAndWeekdayNames } from './formatMonthAndWeekdayNames.ts'
import { toCalendarDate } from './toCalendarDate.ts'
import { toLocalNoon } from './toLocalNoon.ts'

interface CalendarGridProps {
  readonly today: string
  readonly value: string
  readonly month: string
  readonly firstMonth: string
  readonly lastMonth: string | undefined
  /** The day that Tab focuses if this month contains neither the chosen day nor the last focused one. */
  readonly entry: string
  readonly days: ReadonlyMap<string, CalendarDayContent>
  readonly names: MonthAndWeekdayNames
  readonly messages: CalendarMessages
  readonly weekStartsOn: 0 | 1 | 2 | 3 | 4 | 5 | 6
  readonly locale: string
  readonly loading: boolean
  readonly autoFocus: boolean
  readonly onChoose: (day: string) => void
  readonly onTurn: (month: string) => void
  readonly onHover: (day: string | undefined) => void
  readonly onFocus: (day: string | undefined) => void
}

/** The grid of days with its keyboard and month navigation. It is memoized, so that hovering does not re-render it. */
export const CalendarGrid = memo(function CalendarGrid(props: CalendarGridProps) {
  const { today, days, names, messages, loading } = props
  const [direction, setDirection] = useState<'ltr' | 'rtl'>()

  const { labels, formatters } = useMemo(() => wordsFor(days, names, messages), [days, names, messages])
  const about = (date: Date) => days.get(toCalendarDate(date))

  const learnDirection = ({ currentTarget }: FocusEvent) => {
    const view = currentTarget.ownerDocument.defaultView
    setDirection(view?.getComputedStyle(currentTarget).direction === 'rtl' ? 'rtl' : 'ltr')
  }

  return (
    <div className={styles.picker} onFocusCapture={learnDirection}>
      <DayPicker
        mode="single"
        required
        selected={props.value ? toLocalNoon(props.value) : undefined}
        onSelect={(date) => props.onChoose(toCalendarDate(date))}
        month={toLocalNoon(`${props.month}-01`)}
        startMonth={toLocalNoon(`${props.firstMonth}-01`)}
        {...(props.lastMonth && { endMonth: toLocalNoon(`${props.lastMonth}-01`) })}
        onMonthChange={(date) => props.onTurn(toCalendarDate(date).slice(0, 7))}
        // The library uses `today` only as the tab stop, so it gets `entry`; the actual current day is marked as `now`.
        today={toLocalNoon(props.entry)}
        modifiers={{
          now: (date) => toCalendarDate(date) === today,
          blocked: (date) => loading || about(date)?.reason !== undefined,
          marked: (date) => about(date)?.mark !== undefined,
        }}
        onDayMouseEnter={(date) => props.onHover(toCalendarDate(date))}
        onDayMouseLeave={() => props.onHover(undefined)}
        onDayFocus={(date) => props.onFocus(toCalendarDate(date))}
        onDayBlur={() => props.onFocus(undefined)}
        autoFocus={props.autoFocus}
        fixedWeeks
        navLayout="around"
        weekStartsOn={props.weekStartsOn}
        lang={props.locale}
        {...(direction && { dir: direction })}
        labels={labels}
        formatters={formatters}
        components={calendarComponents}
        classNames={calendarClassNames}
      />
    </div>
  )
})

function wordsFor(
  days: ReadonlyMap<string, CalendarDayContent>,
  names: MonthAndWeekdayNames,
  messages: CalendarMessages,
) {
  const monthName = (date: Date) => messages.month(names.months[date.getMonth()] ?? '', date.getFullYear())
  return {
    labels: {
      labelGrid: monthName,
      labelDayButton: (date: Date) => days.get(toCalendarDate(date))?.name ?? '',
      labelWeekday: (date: Date) => names.weekdays[date.getDay()] ?? '',
      labelPrevious: () => messages.previousMonth,
      labelNext: () => messages.nextMonth,
    },
    formatters: {
      formatCaption: monthName,
      formatDay: (date: Date) => String(date.getDate()),
      formatWeekdayName: (date: Date) => names.shortWeekdays[date.getDay()] ?? '',
    },
  }
}

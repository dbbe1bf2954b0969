import { useCallback, useMemo, useState } from 'react'
import { CalendarGrid } from './CalendarGrid.tsx'
import { CalendarLegend } from './CalendarLegend.tsx'
import styles from './DateCalendar.module.css'
import type { DateCalendarProps } from './DateCalendarProps.ts'
import { daysBetween } from './daysBetween.ts'
import { describeMonthDays } from './describeMonthDays.ts'
import { findFirstAvailableDay } from './findFirstAvailableDay.ts'
import { formatMonthAndWeekdayNames } from './formatMonthAndWeekdayNames.ts'
import { isIsoDate } from './isIsoDate.ts'

/** Calendar of one month; a day that cannot be chosen says why. */
export function DateCalendar(props: DateCalendarProps) {
  const { today, min, max, blocked, marked, messages, onChange, onMonthChange } = props
  const { value, loading = false, weekStartsOn = 0, locale = 'en-IN', autoFocus = false } = props
  const [turnedTo, setTurnedTo] = useState<string>()
  const [hovered, setHovered] = useState<string>()
  const [focused, setFocused] = useState<string>()

  const chosen = isIsoDate(value) ? value : ''
  const first = useMemo(() => findFirstAvailableDay({ today, min, max, blocked }), [today, min, max, blocked])
  // Until the shopper changes the month, the calendar shows the month of the chosen day, or of the first available
  // one.
  const firstMonth = monthOf(min !== undefined && min > today ? min : today)
  const lastMonth = max === undefined ? undefined : monthOf(max)
  const month = clampMonth(turnedTo ?? monthOf(chosen || first || today), firstMonth, lastMonth)

  const names = useMemo(() => formatMonthAndWeekdayNames(locale), [locale])
  const days = useMemo(
    () => describeMonthDays(month, { today, min, max, blocked, marked, value: chosen, messages, names }),
    [month, today, min, max, blocked, marked, chosen, messages, names],
  )
  const entry = useMemo(() => {
    const allowed = findFirstAvailableDay({ today, min, max, blocked }, `${month}-01`)
    return allowed !== undefined && monthOf(allowed) === month ? allowed : `${month}-01`
  }, [month, today, min, max, blocked])

  const choose = useCallback(
    (day: string) => {
      if (!loading && days.get(day)?.reason === undefined) onChange(day, daysBetween(today, day))
    },
    [loading, days, onChange, today],
  )
  const turn = useCallback(
    (next: string) => {
      setTurnedTo(next)
      setHovered(undefined)
      onMonthChange?.(next)
    },
    [onMonthChange],
  )

  const noted = days.get(hovered ?? focused ?? '')
  return (
    <div className={styles.calendar} aria-busy={loading || undefined}>
      <CalendarGrid
        today={today}
        value={chosen}
        month={month}
        firstMonth={firstMonth}
        lastMonth={lastMonth}
        entry={entry}
        days={days}
        names={names}
        messages={messages}
        weekStartsOn={weekStartsOn}
        locale={locale}
        loading={loading}
        autoFocus={autoFocus}
        onChoose={choose}
        onTurn={turn}
        onHover={setHovered}
        onFocus={setFocused}
      />
      <div className={styles.below}>
        {/* The reason is announced as part of the day's name; a live region here would announce it twice. */}
        <p className={styles.note}>
          {!loading && noted?.reason !== undefined && messages.blockedDay(noted.dateParts, noted.reason)}
        </p>
        <p className={styles.note} role="status">
          {loading && messages.loading}
        </p>
      </div>
      {marked && <CalendarLegend days={days} markedDay={messages.markedDay} />}
      {props.footer && <div className={styles.foot}>{props.footer}</div>}
    </div>
  )
}

const monthOf = (day: string) => day.slice(0, 7)

function clampMonth(month: string, first: string, last: string | undefined): string {
  if (month < first) return first
  return last !== undefined && last >= first && month > last ? last : month
}

import type { RefObject } from 'react'
import type { DateCalendarProps } from '../DateCalendar/DateCalendarProps.ts'
import { ErrorBox } from '../ErrorBox/ErrorBox.tsx'
import { useLazy } from '../lazy/useLazy.ts'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import type { DateFieldProps } from './DateFieldProps.ts'

interface CalendarPanelProps extends Omit<DateCalendarProps, 'autoFocus'> {
  readonly messages: DateFieldProps['messages']
  readonly load: NonNullable<DateFieldProps['loadCalendar']>
  /** The field that the calendar belongs to. */
  readonly field: RefObject<HTMLElement | null>
}

/** Renders the lazy-loaded calendar, and a skeleton until it has loaded. */
export function CalendarPanel({ load, field, ...calendar }: CalendarPanelProps) {
  const { messages } = calendar
  const { part, isError, retry } = useLazy(async () => {
    const Calendar = await load()
    // Loading may take long. If the shopper has focused another element meanwhile, focus stays there.
    return { Calendar, autoFocus: isFocusFree(field.current) }
  })

  if (isError)
    return <ErrorBox text={messages.calendarFailed} action={{ label: messages.retry, onSelect: retry }} />
  if (!part) return <CalendarSkeleton text={messages.calendarLoading} />
  return <part.Calendar {...calendar} autoFocus={part.autoFocus} />
}

/** Returns whether focus is in this field or nowhere. */
function isFocusFree(field: HTMLElement | null): boolean {
  if (!field) return false
  const { activeElement, body } = field.ownerDocument
  // `:focus-within` does not work here, because Chromium does not match it right after a dialog inside has opened.
  return activeElement === null || activeElement === body || field.querySelector(':focus') !== null
}

import { type RefObject, useCallback } from 'react'
import type { DateCalendarProps } from '../DateCalendar/DateCalendarProps.ts'
import { ErrorBox } from '../ErrorBox/ErrorBox.tsx'
import { CalendarSkeleton } from './CalendarSkeleton.tsx'
import type { DateFieldProps } from './DateFieldProps.ts'
import { useLazy } from './useLazy.ts'

interface CalendarPanelProps extends Omit<DateCalendarProps, 'autoFocus'> {
  readonly messages: DateFieldProps['messages']
  readonly load: NonNullable<DateFieldProps['loadCalendar']>
  /** The field that the calendar belongs to. */
  readonly field: RefObject<HTMLElement | null>
}

/** Renders the lazy-loaded calendar, and a skeleton until it has loaded. */
export function CalendarPanel({ load, field, ...calendar }: CalendarPanelProps) {
  const { messages } = calendar
  const loadAndLook = useCallback(async () => {
    const Calendar = await load()
    // Loading may have taken long; a shopper who types elsewhere by now keeps focus there.
    return { Calendar, autoFocus: isFocusFree(field.current) }
  }, [load, field])
  const loaded = useLazy(loadAndLook)

  if (loaded.state === 'loading') return <CalendarSkeleton text={messages.calendarLoading} />
  if (loaded.state === 'failed') {
    const retry = { label: messages.retry, onSelect: loaded.retry }
    return <ErrorBox text={messages.calendarFailed} action={retry} />
  }
  const { Calendar, autoFocus } = loaded.value
  return <Calendar {...calendar} autoFocus={autoFocus} />
}

/** Returns whether focus is in this field or nowhere. */
function isFocusFree(field: HTMLElement | null): boolean {
  if (!field) return false
  const { activeElement, body } = field.ownerDocument
  // Not `:focus-within`, which Chromium does not match right after a dialog inside has opened.
  return activeElement === null || activeElement === body || field.querySelector(':focus') !== null
}

import { calendarEn } from '../DateCalendar/calendarEn.ts'
import type { DateFieldMessages } from './DateFieldMessages.ts'

/** English messages of a date field. */
export const dateFieldEn: DateFieldMessages = {
  ...calendarEn,
  placeholder: 'DD-MM-YYYY',
  title: 'Select delivery date',
  close: 'Close',
  calendarLoading: 'Loading the calendar…',
  calendarFailed: 'We couldn’t load the calendar. Please check your connection.',
  retry: 'Try again',
}

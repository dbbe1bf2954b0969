import { calendarEn } from '../DateCalendar/calendarEn.ts'
import type { DateFieldMessages } from './DateFieldMessages.ts'

/** The English words of a date field. */
export const dateFieldEn: DateFieldMessages = {
  ...calendarEn,
  placeholder: 'DD-MM-YYYY',
  title: 'Select delivery date',
  close: 'Close',
  calendarLoading: 'The calendar is on its way',
  calendarFailed: 'The calendar could not be loaded. Please check your connection.',
  retry: 'Try again',
}

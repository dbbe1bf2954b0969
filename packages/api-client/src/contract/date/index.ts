export {
  addDays,
  type CalendarDate,
  calendarDate,
  dayMonthYear,
  indianDate,
  indianHour,
  parseCalendarDate,
  toDayMonthYear,
} from './CalendarDate.ts'

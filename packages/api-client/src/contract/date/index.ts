export {
  addDays,
  type CalendarDate,
  dayMonthYear,
  indianDate,
  indianHour,
  parseCalendarDate,
  toDayMonthYear,
} from './CalendarDate.ts'

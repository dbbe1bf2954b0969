export {
  addDays,
  type CalendarDate,
  indianDate,
  indianHour,
  parseCalendarDate,
  toDayMonthYear,
} from '../rules/calendarDays.ts'
export { calendarDateSchema, dayMonthYearSchema } from './CalendarDate.ts'

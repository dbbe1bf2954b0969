export {
  addDays,
  type CalendarDate,
  parseCalendarDate,
  toDayMonthYear,
  toIndianDate,
  toIndianHour,
} from '../rules/calendarDays.ts'
export { calendarDateSchema, dayMonthYearSchema } from './CalendarDate.ts'

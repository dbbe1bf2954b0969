export {
  addDays,
  type CalendarDate,
  indianDate,
  indianHour,
  parseCalendarDate,
  toDayMonthYear,
} from '../rules/calendarDays.ts'
export { calendarDate, dayMonthYear } from './CalendarDate.ts'

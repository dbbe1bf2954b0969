import { integer, maxValue, minValue, number, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { addDays, type CalendarDate, dayMonthYearSchema } from '../date/index.ts'

/** The current time in India by the server's clock, because the shopper's clock may be wrong. */
export interface ServerTime {
  readonly today: CalendarDate
  /** 0 to 23. */
  readonly hour: number
  readonly minutes: number
  readonly seconds: number
}

const upTo = (most: number) => pipe(number(), integer(), minValue(0), maxValue(most))

/** GET server time: hour, minutes, seconds, nextDate, dayAfterTomorrow (specification 2, section 3). */
export const getServerTime = defineCall({
  method: 'GET',
  path: '/api/{brand}/fa/server-time',
  summary: 'Returns the current time in India.',
  caller: 'public',
  input: strictObject({}),
  answer: pipe(
    object({
      hour: upTo(23),
      minutes: upTo(59),
      seconds: upTo(59),
      nextDate: dayMonthYearSchema,
      dayAfterTomorrow: dayMonthYearSchema,
    }),
    transform(
      ({ hour, minutes, seconds, nextDate }): ServerTime => ({
        ...{ hour, minutes, seconds },
        today: addDays(nextDate, -1),
      }),
    ),
  ),
  encode: () => ({}),
})

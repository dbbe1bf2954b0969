import { array, object, pipe, strictObject, transform } from 'valibot'
import { defineCall } from '../call/index.ts'
import { type CalendarDate, dayMonthYearSchema, toDayMonthYear } from '../date/index.ts'
import { accountResponseSchemaFields } from '../wire/index.ts'
import { staffOrderSchema } from './StaffOrder.ts'

/** The delivery day whose orders are requested. */
export interface ListOrdersOfDayRequest {
  readonly day: CalendarDate
}

/** GET the orders to deliver on a day, by slot; without unpaid and cancelled ones. */
export const listOrdersOfDay = defineCall({
  method: 'GET',
  path: '/api/{brand}/staff/orders',
  summary: 'Returns the orders to deliver on a day, by slot; without unpaid and cancelled ones.',
  caller: 'staff',
  role: 'viewer',
  input: strictObject({ day: dayMonthYearSchema }),
  answer: pipe(
    object({ ...accountResponseSchemaFields, data: object({ orders: array(staffOrderSchema) }) }),
    transform(({ data }) => data.orders),
  ),
  encode: ({ day }: ListOrdersOfDayRequest) => ({ day: toDayMonthYear(day) }),
})

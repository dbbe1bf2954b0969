import type { DayUnavailableReason, DeliveryDays } from '@store/api-client/contract/rules/deliveryDays'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { HttpError } from '../http/HttpError.ts'

const codes: Readonly<Record<DayUnavailableReason, string>> = {
  past: 'day_past',
  current: 'day_current',
  tooEarly: 'day_too_early',
  tooLate: 'day_too_late',
  blocked: 'day_blocked',
  sunday: 'day_sunday',
}

/** Creates the error for an unavailable delivery date, with the reason and the available dates. */
export const closedDayError = (why: DayUnavailableReason, { first, last }: DeliveryDays): HttpError =>
  new HttpError(409, codes[why], `${reasons[why]} ${instead(why, formatDay(first), formatDay(last))}`, 'dd')

const reasons: Readonly<Record<DayUnavailableReason, string>> = {
  past: 'This date has passed.',
  current: 'This is already your delivery date.',
  tooEarly: 'This date is too early for this gift.',
  tooLate: 'This date is too far ahead to order.',
  blocked: 'This gift can’t be made on that day.',
  sunday: 'We don’t deliver on that Sunday.',
}

const instead = (why: DayUnavailableReason, first: string, last: string): string =>
  why === 'tooLate' ? `The last date is ${last}.` : `The earliest date is ${first}.`

import type { DayUnavailableReason, DeliveryDateRules } from '@store/api-client/contract/rules/deliveryDays'
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
export const unavailableDateError = (
  why: DayUnavailableReason,
  { first, last }: DeliveryDateRules,
): HttpError =>
  new HttpError(
    409,
    codes[why],
    ({ errors, store }) => {
      const instead = why === 'tooLate' ? errors.lastDay(store.day(last)) : errors.firstDay(store.day(first))
      return `${errors.dayUnavailable[why]} ${instead}`
    },
    'dd',
  )

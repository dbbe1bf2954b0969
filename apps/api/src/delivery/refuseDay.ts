import type { DayClosed, DeliveryDays } from '@store/api-client/contract/rules/deliveryDays'
import { formatDay } from '@store/api-client/contract/rules/formatDay'
import { Refusal } from '../http/Refusal.ts'

const codes: Readonly<Record<DayClosed, string>> = {
  past: 'day_past',
  current: 'day_current',
  tooEarly: 'day_too_early',
  tooLate: 'day_too_late',
  blocked: 'day_blocked',
  sunday: 'day_sunday',
}

/** Refuses a day that is not open, with its reason and what can be had instead. */
export const refuseDay = (why: DayClosed, { first, last }: DeliveryDays): Refusal =>
  new Refusal(409, codes[why], `${reasons[why]} ${instead(why, formatDay(first), formatDay(last))}`, 'dd')

const reasons: Readonly<Record<DayClosed, string>> = {
  past: 'This day is over.',
  current: 'It arrives on this day already.',
  tooEarly: 'It cannot arrive that early.',
  tooLate: 'We do not take orders that far ahead.',
  blocked: 'This gift is not delivered on that day.',
  sunday: 'Nobody is on the way on that Sunday.',
}

const instead = (why: DayClosed, first: string, last: string): string =>
  why === 'tooLate' ? `The last day is ${last}.` : `The first day is ${first}.`

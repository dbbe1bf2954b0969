import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { servedArea } from '../../fixtures/createDaysPort.ts'
import { chooseAvailableDay } from './chooseAvailableDay.ts'

const wednesday = parseCalendarDate('2026-11-25')
const thursday = parseCalendarDate('2026-11-26')
const onWednesday = { date: wednesday, by: 'vendor', slot: '23-24' } as const
const none = { chosen: undefined, error: undefined, unavailableDate: undefined }

it('chooses no day and reports no error if none is requested, whatever was chosen before', () => {
  expect(chooseAvailableDay({ requestedDate: undefined, chosen: onWednesday }, servedArea)).toStrictEqual({
    ...none,
    requestedDate: undefined,
  })
})

it('keeps the requested day as the wish where no delivery is possible', () => {
  expect(
    chooseAvailableDay({ requestedDate: wednesday, chosen: onWednesday }, { isServed: false }),
  ).toStrictEqual({ ...none, requestedDate: wednesday, error: 'notDeliverable' })
})

it.each([
  ['keeps the time slot of the same day', wednesday, '23-24'],
  ['drops the time slot of another day', thursday, undefined],
])('%s', (_, requestedDate, slot) => {
  expect(chooseAvailableDay({ requestedDate, chosen: onWednesday }, servedArea)).toStrictEqual({
    ...none,
    ...{ requestedDate, chosen: { date: requestedDate, by: 'vendor', slot } },
  })
})

it('drops the time slot of a day on which now a courier delivers', () => {
  const area = { ...servedArea, days: { ...servedArea.days, courierFrom: 0 } }
  expect(chooseAvailableDay({ requestedDate: wednesday, chosen: onWednesday }, area).chosen).toStrictEqual({
    ...{ date: wednesday, by: 'courier', slot: undefined },
  })
})

it.each([
  ['before the courier starts, without a vendor', { vendorFrom: -1, courierFrom: 5 }],
  ['without a vendor and a courier', { vendorFrom: -1, courierFrom: -1 }],
  ['on which the maker is closed', { blocked: [wednesday] }],
])('reports a day %s as unavailable', (_, days) => {
  const area = { ...servedArea, days: { ...servedArea.days, ...days } }
  expect(chooseAvailableDay({ requestedDate: wednesday, chosen: onWednesday }, area)).toStrictEqual({
    ...{ requestedDate: undefined, chosen: undefined, error: 'noDate', unavailableDate: wednesday },
  })
})

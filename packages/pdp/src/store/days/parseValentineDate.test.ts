import { parseCalendarDate, reverseDateParts } from '@store/api-client/contract/rules/calendarDays'
import { expect, it } from 'vitest'
import { parseValentineDate } from './parseValentineDate.ts'

const today = parseCalendarDate('2027-02-12')

it.each(['12-02-2027', '14-02-2027'])('parses the stored date %s', (date) => {
  expect(parseValentineDate({ date }, today)).toBe(reverseDateParts(date))
})

it.each(['11-02-2027', '14-02-2026'])('ignores %s, which has passed', (date) => {
  expect(parseValentineDate({ date }, today)).toBeUndefined()
})

it.each([
  undefined,
  null,
  '14-02-2027',
  {},
  { date: undefined },
  { date: 14022027 },
  { date: ['14-02-2027'] },
  { date: '' },
  { date: '14-2-2027' },
  { date: '014-02-2027' },
  { date: '14-02-20275' },
  { date: '31-02-2027' },
  { date: '2027-02-14' },
])('ignores %j', (kept) => {
  expect(parseValentineDate(kept, today)).toBeUndefined()
})

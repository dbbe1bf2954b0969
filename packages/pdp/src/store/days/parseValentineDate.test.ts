import { expect, it } from 'vitest'
import { parseValentineDate } from './parseValentineDate.ts'

it('parses a stored date', () => {
  expect(parseValentineDate({ date: '14-02-2027' })).toBe('2027-02-14')
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
  expect(parseValentineDate(kept)).toBeUndefined()
})

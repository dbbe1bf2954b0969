import { expect, it } from 'vitest'
import { formatDateTimeHi } from './formatDateTimeHi.ts'

it.each([
  ['2026-11-22T09:35:00.000Z', '22 नव॰, दोपहर 3:05 बजे'],
  ['2026-11-22T20:00:00.000Z', '23 नव॰, रात 1:30 बजे'],
  ['2026-11-22T02:00:00.000Z', '22 नव॰, सुबह 7:30 बजे'],
  ['2026-11-22T12:30:00.000Z', '22 नव॰, शाम 6:00 बजे'],
])('formats %s in Indian time', (at, text) => {
  expect(formatDateTimeHi(at, 'hour')).toBe(text)
})

it('formats a date', () => {
  expect(formatDateTimeHi('2026-12-31T20:00:00.000Z', 'day')).toBe('1 जन॰ 2027')
})

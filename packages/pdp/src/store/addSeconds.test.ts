import { parseCalendarDate } from '@store/api-client/contract/date'
import { expect, it } from 'vitest'
import { addSeconds } from './addSeconds.ts'

it.each([
  [0, ['2026-12-31', 21, 59, 58]],
  [1.9, ['2026-12-31', 21, 59, 59]],
  [2, ['2026-12-31', 22, 0, 0]],
  [2 * 3600 + 2, ['2027-01-01', 0, 0, 0]],
  [50 * 3600 + 2, ['2027-01-03', 0, 0, 0]],
])('adds %d seconds to a time that is two seconds before the last cut-off of a year', (later, expected) => {
  const time = { today: parseCalendarDate('2026-12-31'), hour: 21, minutes: 59, seconds: 58 }
  const { today, hour, minutes, seconds } = addSeconds(time, later)
  expect([today, hour, minutes, seconds]).toEqual(expected)
})

import { expect, it } from 'vitest'
import { formatDateTime } from './formatDateTime.ts'

it.each([
  ['2026-11-22T09:35:00.000Z', '22 Nov 2026', '22 Nov, 15:05'],
  ['2026-12-31T18:30:00.000Z', '1 Jan 2027', '1 Jan, 0:00'],
  ['2026-11-22T06:30:00.000Z', '22 Nov 2026', '22 Nov, 12:00'],
])('formats %s in Indian time, whatever the time zone of the machine', (at, day, hour) => {
  expect([formatDateTime(at, 'day'), formatDateTime(at, 'hour')]).toEqual([day, hour])
})

import { expect, it } from 'vitest'
import { getPaymentSessionEnd } from './getPaymentSessionEnd.ts'

const now = new Date('2026-11-26T10:00:00Z')
const inMinutes = (minutes: number) => new Date(now.getTime() + minutes * 60_000)
const minutesOf = (payBy: number) => {
  const end = getPaymentSessionEnd(inMinutes(payBy), now, 31 * 60_000)
  return end === undefined ? undefined : (end - now.getTime() / 1000) / 60
}

it.each([
  [60, 60],
  [32, 32],
  [31, 62],
  [20, 51],
  [1, 32],
  [0, undefined],
  [-5, undefined],
])('with %i minutes left to pay, a payment session of at least 31 minutes ends after %s', (left, end) => {
  expect(minutesOf(left)).toBe(end)
})

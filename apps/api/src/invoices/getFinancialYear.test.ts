import { expect, it } from 'vitest'
import { getFinancialYear } from './getFinancialYear.ts'

it.each([
  ['2026-03-31T18:29:59Z', '25-26'],
  ['2026-03-31T18:30:00Z', '26-27'],
  ['2026-12-31T23:59:59Z', '26-27'],
  ['2027-01-01T00:00:00Z', '26-27'],
  ['2099-06-01T00:00:00Z', '99-00'],
])('the financial year of %s is %s, by Indian time', (at, year) => {
  expect(getFinancialYear(new Date(at))).toBe(year)
})

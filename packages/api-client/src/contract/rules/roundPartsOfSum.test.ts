import fc from 'fast-check'
import { expect, it } from 'vitest'
import { formatDisplayUnits, inr, roundAmount, toDisplayUnits } from './formatPrice.ts'
import { paise, sumPaise } from './paise.ts'
import { roundPartsOfSum } from './roundPartsOfSum.ts'

const dollar = { code: 'USD', symbol: '$', rate: 0.0113 }
const sum = (units: readonly number[]) => units.reduce((all, one) => all + one, 0)

it('rounds converted prices so that they add up to the converted sum', () => {
  const parts = [paise(74_900), paise(84_900)]
  const total = roundAmount(sumPaise(parts), dollar)
  expect(formatDisplayUnits(total, dollar)).toBe('$18.06')
  expect(roundPartsOfSum(parts, total, dollar).map((units) => formatDisplayUnits(units, dollar))).toEqual([
    '$8.46',
    '$9.60',
  ])
})

const currency = fc.oneof(
  fc.constant(inr),
  fc.double({ min: 0.0001, max: 2, noNaN: true }).map((rate) => ({ ...dollar, rate })),
)
const amount = fc.integer({ min: -1_000_000, max: 10_000_000 }).map(paise)

it('returns parts that add up for any rate, rounds each by less than one unit, and keeps zero at zero', () => {
  fc.assert(
    fc.property(fc.array(amount, { minLength: 1, maxLength: 30 }), currency, (parts, shownIn) => {
      const total = roundAmount(sumPaise(parts), shownIn)
      const rounded = roundPartsOfSum(parts, total, shownIn)
      expect(sum(rounded)).toBe(total)
      rounded.forEach((units, place) => {
        expect(Math.abs(units - toDisplayUnits(parts[place] ?? paise(0), shownIn))).toBeLessThan(1)
      })
    }),
  )
})

it('makes the parts of a row add up to the already rounded amount of the row', () => {
  const items = fc.array(amount, { minLength: 1, maxLength: 10 })
  fc.assert(
    fc.property(items, fc.array(amount, { maxLength: 4 }), currency, (parts, others, shownIn) => {
      const rows = [sumPaise(parts), ...others]
      const [subtotal = 0] = roundPartsOfSum(rows, roundAmount(sumPaise(rows), shownIn), shownIn)
      expect(sum(roundPartsOfSum(parts, subtotal, shownIn))).toBe(subtotal)
    }),
  )
})

it('rounds each part independently when the parts do not add up to the sum', () => {
  expect(roundPartsOfSum([paise(15_000), paise(24_960)], 9_000)).toEqual([150, 250])
})

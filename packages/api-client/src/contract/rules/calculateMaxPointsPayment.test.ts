import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { calculateMaxPointsPayment } from './calculateMaxPointsPayment.ts'

const rule = { percentage: 10, maxRupees: 200 }

describe('calculateMaxPointsPayment (specification 2, section 9, "Reward redemption")', () => {
  it.each([
    ['is a tenth of the total', 1000, 500, 100],
    ['is at most the maximum', 9000, 500, 200],
    ['is at most the balance', 1000, 30, 30],
    ['is rounded down below one half', 744, 500, 74],
    ['is rounded up from one half', 745, 500, 75],
    ['is 0 without points', 1000, 0, 0],
    ['is 0 for an empty total', 0, 500, 0],
    ['is 0 for a negative balance', 1000, -20, 0],
    ['ignores a fraction of a point', 1000, 30.7, 30],
  ])('%s', (_, rupees, balance, paid) => {
    expect(calculateMaxPointsPayment(rupees, balance, rule)).toBe(paid)
  })

  it('is a whole number that exceeds none of its limits', () => {
    const amount = fc.integer({ min: 0, max: 100_000 })
    fc.assert(
      fc.property(
        amount,
        amount,
        fc.integer({ min: 0, max: 100 }),
        amount,
        (rupees, balance, percentage, maxRupees) => {
          const paid = calculateMaxPointsPayment(rupees, balance, { percentage, maxRupees })
          expect(Number.isInteger(paid)).toBe(true)
          expect(paid).toBeLessThanOrEqual(balance)
          expect(paid).toBeLessThanOrEqual(Math.round((rupees * percentage) / 100))
          expect(paid).toBeLessThanOrEqual(maxRupees)
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { paise } from './paise.ts'
import { splitGst } from './splitGst.ts'

const line = (value: number, rate: number) => ({ value: paise(value), rate })

describe('splitGst', () => {
  it('splits an amount that includes 18 % within a state and across states', () => {
    expect(splitGst([line(118_00, 18)], paise(118_00), true)).toEqual([
      { total: 118_00, taxable: 100_00, cgst: 9_00, sgst: 9_00, igst: 0 },
    ])
    expect(splitGst([line(118_00, 18)], paise(118_00), false)).toEqual([
      { total: 118_00, taxable: 100_00, cgst: 0, sgst: 0, igst: 18_00 },
    ])
  })

  it('distributes a delivery charge and a discount over the lines in proportion to their values', () => {
    const shares = splitGst([line(300_00, 0), line(100_00, 18), line(0, 18)], paise(440_00), true)
    expect(shares.map(({ total }) => total)).toEqual([330_00, 110_00, 0])
    expect(shares[0]).toMatchObject({ taxable: 330_00, cgst: 0 })
    const off = splitGst([line(300_00, 5), line(100_00, 18)], paise(360_00), false)
    expect(off.map(({ total }) => total)).toEqual([270_00, 90_00])
  })

  it('returns amounts that add up to the paisa, whatever was ordered', () => {
    const rate = fc.constantFrom(0, 0.25, 1.5, 3, 5, 12, 18, 28, 40)
    const lines = fc.array(fc.record({ value: fc.integer({ min: 0, max: 10_000_000 }).map(paise), rate }), {
      minLength: 1,
      maxLength: 12,
    })
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 100_000_000 }).map(paise),
        fc.boolean(),
        (given, total, isWithin) => {
          const sum = given.reduce((all, { value }) => all + value, 0)
          fc.pre(sum > 0)
          const shares = splitGst(given, total, isWithin)
          expect(shares.reduce((all, share) => all + share.total, 0)).toBe(total)
          for (const [place, share] of shares.entries()) {
            const { value, rate: percent } = given[place] ?? { value: 0, rate: 0 }
            const { taxable, cgst, sgst, igst } = share
            expect(taxable + cgst + sgst + igst).toBe(share.total)
            expect(cgst).toBe(sgst)
            expect(isWithin ? igst : cgst).toBe(0)
            for (const amount of [share.total, taxable, cgst, igst]) expect(amount).toBeGreaterThanOrEqual(0)
            expect(Math.abs(share.total - (total * value) / sum)).toBeLessThanOrEqual(1)
            // The tolerance: half a paisa for each of the two taxes.
            const exact = (share.total * percent) / (100 + percent)
            expect(Math.abs(cgst + sgst + igst - exact)).toBeLessThanOrEqual(1 + 1e-6)
          }
        },
      ),
    )
  })
})

import fc from 'fast-check'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import { paise, rupeesSchema, toRupees } from './index.ts'

describe('rupees', () => {
  it('round-trip for every amount of paise', () => {
    fc.assert(
      fc.property(fc.integer({ min: -1e11, max: 1e11 }), (amount) => {
        expect(safeParse(rupeesSchema, toRupees(paise(amount))).output).toBe(amount)
      }),
    )
  })

  it.each([[0.001], [Number.NaN], [Number.POSITIVE_INFINITY], ['12'], [null]])('reject %s', (amount) => {
    expect(safeParse(rupeesSchema, amount).success).toBe(false)
  })

  it('cannot represent a fraction of a paisa', () => {
    expect(() => paise(1.5)).toThrow('whole number of paise')
  })
})

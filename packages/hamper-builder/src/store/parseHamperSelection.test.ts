import { parseCalendarDate } from '@store/api-client/contract/date'
import { serializeHamperToUrl } from '@store/api-client/contract/rules/hamperUrlState'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import { actionArbitrary, stepsArbitrary } from '../fixtures/hamperArbitraries.ts'
import { sampleHamper, sampleItems } from '../fixtures/sampleHampers.ts'
import { parseHamperSelection } from './parseHamperSelection.ts'
import { emptyHamperSelection, reduceHamperSelection } from './reduceHamperSelection.ts'

const dates = fc
  .constantFrom(undefined, '2026-11-30', '2027-02-28')
  .map((day) => day && parseCalendarDate(day))

describe('a hamper in a URL', () => {
  it('survives a round trip', () =>
    fc.assert(
      fc.property(
        stepsArbitrary,
        fc.array(actionArbitrary, { maxLength: 60, size: 'max' }),
        dates,
        (steps, actions, date) => {
          const begun = reduceHamperSelection(emptyHamperSelection, { kind: 'load', steps })
          const moves = actions.filter(({ kind }) => kind !== 'load')
          const { at, picks } = moves.reduce(reduceHamperSelection, begun)
          const opened = parseHamperSelection(
            { steps },
            serializeHamperToUrl(steps, { at, picks, date: date || undefined }),
          )
          expect(opened.build).toEqual({ steps, at, picks, unavailable: [], error: undefined })
          expect(opened.date).toBe(date)
        },
      ),
      { numRuns: 300 * Number(process.env.STORE_TEST_FACTOR ?? 1) },
    ))

  it('is short, and needs no URL encoding', () => {
    const picks = [
      { step: 'basket', productId: sampleItems.basket.id, quantity: 1 },
      { step: 'chocolates', productId: sampleItems.truffles.id, quantity: 2 },
    ]
    const date = parseCalendarDate('2026-11-30')
    const written = serializeHamperToUrl(sampleHamper.steps, { at: 1, picks, date })
    expect(written).toBe('2-1.101_2.201*2-20261130')
    expect(new URLSearchParams({ hamper: written }).toString()).toBe(`hamper=${written}`)
    expect(serializeHamperToUrl(sampleHamper.steps, { at: 0, picks: [], date: undefined })).toBe('')
  })

  it.each([
    ['nothing', ''],
    ['nonsense', 'x-y-z'],
    ['a step that does not exist', '1-9.101'],
    ['an item of another step', '1-2.101'],
    ['an item that does not exist', '1-1.999999999'],
    ['an invalid quantity', '1-1.101*0'],
    ['an item that is out of stock', '1-2.204'],
  ])('is empty when the URL names %s', (_, written) => {
    expect(parseHamperSelection(sampleHamper, written)).toMatchObject({
      build: { at: 0, picks: [] },
      date: undefined,
    })
  })

  it('keeps the valid choices and drops the others', () => {
    const { build } = parseHamperSelection(sampleHamper, '5-1.101*9_1.102_2.201-20260231')
    expect(build).toMatchObject({
      at: 1,
      picks: [
        { step: 'basket', quantity: 1 },
        { step: 'chocolates', quantity: 1 },
      ],
    })
  })

  it('any parsed text results in a hamper within the limits', () =>
    fc.assert(
      fc.property(fc.string({ maxLength: 200 }), (written) => {
        const { build } = parseHamperSelection(sampleHamper, written)
        expect(build.picks.every(({ quantity }) => quantity > 0)).toBe(true)
      }),
    ))
})

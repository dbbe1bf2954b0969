import fc from 'fast-check'
import { brand, number, parse, pipe } from 'valibot'
import { describe, expect, it } from 'vitest'
import { addDays, parseCalendarDate } from './calendarDays.ts'
import { parseHamperFromUrl, serializeHamperToUrl } from './hamperUrlState.ts'

const steps = [{ id: 'basket' }, { id: 'chocolates' }, { id: 'card' }]
const date = parseCalendarDate('2026-11-30')
const pick = (step: string, id: number, quantity = 1) => ({
  step,
  productId: parse(pipe(number(), brand('ProductId')), id),
  quantity,
})

describe('the state of a hamper in a URL', () => {
  it.each([
    [{ at: 0, picks: [], date: undefined }, ''],
    [{ at: 1, picks: [], date: undefined }, '2-'],
    [{ at: 0, picks: [], date }, '1--20261130'],
    [{ at: 0, picks: [pick('basket', 9007)], date: undefined }, '1-1.9007'],
    [
      { at: 1, picks: [pick('basket', 9007, 2), pick('chocolates', 5013)], date },
      '2-1.9007*2_2.5013-20261130',
    ],
    // A step that the hamper no longer has is left out.
    [{ at: 0, picks: [pick('tea', 1), pick('card', 7)], date: undefined }, '1-3.7'],
  ])('serializes %j', (state, written) => {
    expect(serializeHamperToUrl(steps, state)).toBe(written)
  })

  it('parses what it serialized', () => {
    const picks = fc.array(
      fc
        .record({
          step: fc.constantFrom(...steps.map(({ id }) => id)),
          id: fc.integer({ min: 1, max: 999_999_999 }),
          quantity: fc.integer({ min: 1, max: 999 }),
        })
        .map(({ step, id, quantity }) => pick(step, id, quantity)),
      { maxLength: 200 },
    )
    const day = fc.option(
      fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(date, days)),
      { nil: undefined },
    )
    fc.assert(
      fc.property(fc.integer({ min: 0, max: 3 }), picks, day, (at, chosen, on) => {
        expect(
          parseHamperFromUrl(steps, serializeHamperToUrl(steps, { at, picks: chosen, date: on })),
        ).toEqual({
          at,
          picks: chosen.map(({ step, productId, quantity }) => ({ step, nid: productId, quantity })),
          day: on,
        })
      }),
    )
  })

  it.each([
    ['', 0],
    ['0-', 0],
    ['1-', 0],
    ['4-', 3],
    ['999-', 3],
    ['1000-', 0],
    ['x2-', 0],
    ['2x-', 0],
  ])('parses the step of %j', (written, at) => {
    expect(parseHamperFromUrl(steps, written).at).toBe(at)
  })

  it.each([
    '9.1',
    '0.1',
    '1',
    '1.',
    '.1',
    'x1.1',
    '1.1x',
    '1.1*0',
    '1.1*',
    '1.1*1000',
    '1.1234567890',
    '1000.1',
  ])('ignores the malformed selection %s, and keeps the others', (written) => {
    expect(parseHamperFromUrl(steps, `1-1.7_${written}_3.8*12`).picks).toEqual([
      { step: 'basket', nid: 7, quantity: 1 },
      { step: 'card', nid: 8, quantity: 12 },
    ])
  })

  it.each(['2026113', '202611301', 'x20261130', '2026-11-30', 'tomorrow'])(
    'ignores the malformed date %s',
    (day) => {
      expect(parseHamperFromUrl(steps, `1-1.7-${day}`).day).toBeUndefined()
    },
  )

  it('reads at most 200 selections', () => {
    expect(parseHamperFromUrl(steps, `1-${Array(300).fill('1.7').join('_')}`).picks).toHaveLength(200)
  })
})

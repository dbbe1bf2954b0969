import { paise } from '@store/api-client/contract/money'
import { expect, it } from 'vitest'
import { isPriceBreakupConsistent } from './isPriceBreakupConsistent.ts'

const parts = (...amounts: readonly number[]) =>
  amounts.map((amount, index) => ({ label: `Part ${index}`, amount: paise(amount) }))
const price = paise(129_900)

it.each([
  ['listed', true, parts(110_000, 19_900)],
  ['listed, one of them a discount', true, parts(150_000, -20_100)],
  ['listed as one', true, parts(129_900)],
  ['not listed', false, []],
  ['too small', false, parts(110_000)],
  ['too large', false, parts(110_000, 19_901)],
])('decides whether to show a price breakup whose parts are %s: %s', (_, shown, priceParts) => {
  expect(isPriceBreakupConsistent({ price, priceParts })).toBe(shown)
})

it('shows no price breakup for a price of zero', () => {
  expect(isPriceBreakupConsistent({ price: paise(0), priceParts: [] })).toBe(false)
})

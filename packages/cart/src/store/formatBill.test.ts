import { paise } from '@store/api-client/contract/money'
import { type FormattedTotals, formatTotals } from '@store/api-client/contract/rules/formatTotals'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import fc from 'fast-check'
import { expect, it } from 'vitest'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { roses, plant } = sampleLines
const dollar = { code: 'USD', symbol: '$', rate: 0.0113 }
const cents = (text = '') => Number(text.replace(/[^\d]/g, ''))
const sum = (texts: Iterable<string | undefined>) => [...texts].reduce((all, text) => all + cents(text), 0)
const linesOf = ({ lines }: FormattedTotals) => [...lines.values()].map(({ total }) => total)

function billOf(lines: Parameters<typeof sampleCart>[0], currency = dollar) {
  const cart = selectOptimisticCart({ serverCart: sampleCart(lines), pending: [] })
  if (!cart) throw new Error('There is a cart.')
  return { cart, bill: formatTotals(cart, currency) }
}

it('shows lines in another currency that add up to the subtotal', () => {
  const { bill } = billOf([
    { ...roses, price: paise(74_900) },
    { ...plant, price: paise(84_900) },
  ])
  expect(bill.rows[0]).toBe('$18.06')
  expect(linesOf(bill)).toEqual(['$8.46', '$9.60'])
})

it('returns amounts that add up for any prices, quantities and exchange rate', () => {
  const lines = fc.uniqueArray(
    fc.record({
      id: fc.constantFrom(roses.id, plant.id, sampleLines.cake.id),
      price: fc.integer({ min: 0, max: 9_999_900 }),
      quantity: fc.integer(quantityLimits),
    }),
    { minLength: 1, selector: ({ id }) => id },
  )
  fc.assert(
    fc.property(lines, fc.double({ min: 0.001, max: 0.99, noNaN: true }), (drawn, rate) => {
      const { bill } = billOf(
        drawn.map(({ price, ...line }) => ({ ...roses, ...line, price: paise(price) })),
        { ...dollar, rate },
      )
      expect(sum(linesOf(bill))).toBe(cents(bill.rows[0]))
    }),
  )
})

it('shows the unit price when there are several units', () => {
  const { bill } = billOf([{ ...roses, quantity: 2 }, plant])
  expect(bill.lines.get(roses.id)?.each).toBe('$10.16')
  expect(bill.lines.get(plant.id)?.each).toBeUndefined()
})

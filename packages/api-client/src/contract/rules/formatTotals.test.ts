import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { PricedLine } from './calculateLineTotals.ts'
import { inr } from './formatPrice.ts'
import { formatTotals, type PricedCart } from './formatTotals.ts'
import { paise, sumPaise } from './paise.ts'

const dollar = { code: 'USD', symbol: '$', rate: 0.0113 }
const line = (id: string, price: number, quantity = 1, listPrice = price): PricedLine => ({
  id,
  quantity,
  price: paise(price),
  listPrice: paise(listPrice),
  isFree: false,
  isDeclined: false,
})

/** Builds a cart whose rows are the items and the delivery. */
function cartOf(
  lines: readonly PricedLine[],
  delivery: PricedCart['rows'][number]['amount'] = paise(0),
): PricedCart {
  const items = sumPaise(lines.map(({ price, quantity }) => paise(price * quantity)))
  const list = sumPaise(lines.map(({ listPrice, quantity }) => paise(listPrice * quantity)))
  const charged = delivery === 'later' ? paise(0) : delivery
  return {
    lines,
    rows: [
      { kind: 'delivery', amount: delivery },
      { kind: 'items', amount: items },
    ],
    total: sumPaise([items, charged]),
    listTotal: sumPaise([list, charged]),
  }
}

describe('the amounts of a cart as texts', () => {
  it('adds up in another currency: lines to the row of all items, rows to the total', () => {
    const { rows, lines } = formatTotals(cartOf([line('roses', 74_900), line('plant', 84_900)]), dollar)
    expect(rows).toEqual(['$0.00', '$18.06'])
    expect([...lines.values()].map(({ total }) => total)).toEqual(['$8.46', '$9.60'])
  })

  it('adds up for any prices, quantities and exchange rate', () => {
    const cents = (text = '') => Number(text.replace(/[^\d]/g, ''))
    const lines = fc.uniqueArray(
      fc.record({
        id: fc.constantFrom('roses', 'plant', 'cake'),
        price: fc.integer({ min: 0, max: 9_999_900 }),
        quantity: fc.integer({ min: 1, max: 10 }),
      }),
      { minLength: 1, selector: ({ id }) => id },
    )
    fc.assert(
      fc.property(
        lines,
        fc.integer({ min: 0, max: 50_000 }),
        fc.double({ min: 0.001, max: 0.99, noNaN: true }),
        (drawn, delivery, rate) => {
          const cart = cartOf(
            drawn.map(({ id, price, quantity }) => line(id, price, quantity)),
            paise(delivery),
          )
          const { rows, lines } = formatTotals(cart, { ...dollar, rate })
          const total = [...lines.values()].reduce((sum, { total }) => sum + cents(total), 0)
          expect(total).toBe(cents(rows[1]))
          expect(cents(rows[0]) + cents(rows[1])).toBe(Math.round((cart.total / 100) * rate * 100))
        },
      ),
    )
  })

  it('has no text for an amount that is not known yet', () => {
    expect(formatTotals(cartOf([line('roses', 74_900)], 'later'), inr).rows).toEqual([undefined, '₹749'])
  })

  it('rounds the lines to the total when the cart has no row of all items', () => {
    const cart = { ...cartOf([line('roses', 74_900), line('plant', 84_900)]), rows: [] }
    expect([...formatTotals(cart, dollar).lines.values()].map(({ total }) => total)).toEqual([
      '$8.46',
      '$9.60',
    ])
  })

  it('states the saving: the total at list prices minus the total', () => {
    expect(formatTotals(cartOf([line('roses', 74_900, 2, 99_900)]), inr).saving).toBe('₹500')
  })

  it('shows the unit price of several charged units, and the list total only above the total', () => {
    const { lines } = formatTotals(
      cartOf([line('roses', 74_900, 2, 99_900), line('plant', 84_900), line('card', 0, 2)]),
      inr,
    )
    expect(Object.fromEntries(lines)).toEqual({
      roses: { quantity: 2, total: '₹1,498', listTotal: '₹1,998', each: '₹749' },
      plant: { quantity: 1, total: '₹849', listTotal: undefined, each: undefined },
      card: { quantity: 2, total: '₹0', listTotal: undefined, each: undefined },
    })
  })

  it('formats all amounts for a locale', () => {
    const { rows, saving, lines } = formatTotals(
      cartOf([line('roses', 11_490_000, 2, 12_490_000)]),
      inr,
      'en-US',
    )
    expect([rows[1], saving, lines.get('roses')]).toEqual([
      '₹229,800',
      '₹20,000',
      { quantity: 2, total: '₹229,800', listTotal: '₹249,800', each: '₹114,900' },
    ])
  })
})

import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { ProductDetails } from '../../db/schema/ProductDetails.ts'
import { productOf, storedLine } from '../../fixtures/storedLines.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { calculateLineCharges } from './calculateLineCharges.ts'
import { calculateTotals } from './calculateTotals.ts'

const india = 356

const facts = (lines: NonNullable<ProductDetails['combo']>['lines']): ProductDetails => ({
  ...{ priceParts: [], offers: [], variants: [], disclaimer: [], earnPoints: 0 },
  ...{ reviews: [], together: [], quickLinks: [] },
  combo: { lines, canReplicate: true },
})

const rose = productOf(1, 449_00)
const cake = productOf(2, 749_00, { listPrice: 949_00 })
const pair = productOf(4, 999_00, {
  listPrice: 1398_00,
  facts: facts([
    { nid: 1, quantity: 2 },
    { nid: 2, quantity: 1 },
  ]),
})
const inPair = { comboId: 'pair', combo: pair }

const charged = (lines: readonly StoredLine[]) =>
  calculateLineCharges(lines).map(({ product, quantity, price }) => [product.nid, quantity, price])

describe('a combo', () => {
  it('costs the combo price for each complete set, and the single price of a gift for each further unit', () => {
    const lines = [storedLine('a', rose, 7, inPair), storedLine('b', cake, 2, inPair)]
    expect(charged(lines)).toEqual([
      [4, 2, 999_00],
      [1, 3, 449_00],
    ])
  })

  it('costs the single prices of the other gifts if one of its gifts is missing', () => {
    expect(charged([storedLine('a', rose, 4, inPair)])).toEqual([[1, 4, 449_00]])
  })

  it('costs the single prices of its gifts if their units are too few for one set', () => {
    const lines = [storedLine('a', rose, 1, inPair), storedLine('b', cake, 3, inPair)]
    expect(charged(lines)).toEqual([
      [1, 1, 449_00],
      [2, 3, 749_00],
    ])
  })

  it('never costs more than the single prices of its gifts, whatever the combo price', () => {
    const dear = { comboId: 'dear', combo: { ...pair, price: 9999_00, listPrice: 9999_00 } }
    const lines = [storedLine('a', rose, 2, dear), storedLine('b', cake, 1, dear)]
    expect(charged(lines)).toEqual([[4, 1, 1647_00]])
  })
})

it('charges nothing for a free line, and omits a declined free line', () => {
  const free = { isFreebie: true, belongsTo: 'a' }
  expect(charged([storedLine('a', rose, 1), storedLine('f', cake, 1, free)])).toEqual([
    [1, 1, 449_00],
    [2, 1, 0],
  ])
  expect(charged([storedLine('f', cake, 1, { ...free, isDeclined: true })])).toEqual([])
})

it('delivers a combo free of charge if its parts would be delivered free of charge', () => {
  const small = productOf(5, 260_00)
  const two = productOf(6, 480_00, { facts: facts([{ nid: 5, quantity: 2 }]) })
  const lines = [storedLine('a', small, 2, { comboId: 'two', combo: two })]
  expect(calculateTotals(calculateLineCharges(lines), [india])).toMatchObject({
    total: 480_00,
    amountToFreeDelivery: 0,
  })
})

const price = fc.integer({ min: 1, max: 600 }).map((rupees) => rupees * 100)
const quantity = fc.integer(quantityLimits)

/** Generates carts of ordinary lines, free lines, and complete and incomplete combos. */
const carts = fc
  .array(
    fc.record({
      prices: fc.array(price, { minLength: 1, maxLength: 3 }),
      perSet: fc.integer({ min: 1, max: 3 }),
      comboPrice: price,
      quantities: fc.array(quantity, { minLength: 3, maxLength: 3 }),
      kind: fc.constantFrom('ordinary', 'free', 'combo'),
      isBroken: fc.boolean(),
    }),
    { maxLength: 6 },
  )
  .map((groups) =>
    groups.flatMap(({ prices, perSet, comboPrice, quantities, kind, isBroken }, at) => {
      const parts = prices.map((one, part) => productOf(at * 10 + part + 1, one))
      const lines = parts.map(({ nid }) => ({ nid, quantity: perSet }))
      const combo = productOf(at * 10 + 9, comboPrice, { facts: facts(lines) })
      const shown = isBroken && kind === 'combo' ? parts.slice(1) : parts
      return shown.map((product, part) =>
        storedLine(`${at}-${part}`, product, kind === 'free' ? 1 : (quantities[part] ?? 1), {
          ...(kind === 'combo' && { comboId: `${at}`, combo }),
          isFreebie: kind === 'free',
        }),
      )
    }),
  )

/** Generates deductions: coupons and points of any size, with or without a minimum and a cap. */
const deductions = fc.record({
  coupon: fc.record({
    code: fc.constant('ANY'),
    percent: fc.integer({ min: 1, max: 100 }),
    maxPaise: fc.option(fc.integer({ min: 1, max: 500_00 })),
    minPaise: fc.integer({ min: 0, max: 2000_00 }),
    firstOrderOnly: fc.boolean(),
    active: fc.constant(true),
  }),
  points: fc.record({ balance: fc.integer({ min: 1, max: 1000 }), isRedeemed: fc.boolean() }),
})

describe('the totals of any cart', () => {
  it('add up: the summary rows equal the total, the order lines equal the items row, and no amount is negative', () => {
    fc.assert(
      fc.property(
        carts,
        fc.constantFrom([india], [840], [india, 840]),
        deductions,
        (lines, countries, off) => {
          const charges = calculateLineCharges(lines)
          const bill = calculateTotals(charges, countries, off)
          const rows = bill.rows.map(({ amount }) => (amount === 'later' ? 0 : amount))
          expect(rows.reduce<number>((sum, amount) => sum + amount, 0)).toBe(bill.total)
          expect(charges.reduce((sum, one) => sum + one.price * one.quantity, 0)).toBe(rows[0])
          const taken = bill.rows.flatMap(({ kind, amount }) =>
            (kind === 'coupon' || kind === 'points') && amount !== 'later' ? [-amount] : [],
          )
          expect(Math.min(bill.total, bill.discount, ...rows.slice(0, 2), ...taken)).toBeGreaterThanOrEqual(0)
          expect(bill.listTotal - bill.discount).toBe(bill.total)
        },
      ),
    )
  })

  it('deduct exactly the coupon and the points', () => {
    fc.assert(
      fc.property(carts, deductions, (lines, { coupon, points }) => {
        const charges = calculateLineCharges(lines)
        const bare = calculateTotals(charges, [india])
        const items = bare.rows[0]?.amount
        if (typeof items !== 'number') return expect.unreachable()
        const withCoupon = calculateTotals(charges, [india], { coupon })
        const off = bare.total - withCoupon.total
        const most = Math.min((items * coupon.percent) / 100, coupon.maxPaise ?? items)
        expect(off).toBe(items < coupon.minPaise ? 0 : Math.floor(most))
        expect(withCoupon.rows.some(({ kind }) => kind === 'coupon')).toBe(off > 0)
        expect(withCoupon.discount).toBe(bare.discount + off)

        const all = calculateTotals(charges, [india], { coupon, points })
        expect(withCoupon.total - all.total).toBe(points.isRedeemed ? all.points.redeemable * 100 : 0)
        expect(all.points.redeemable).toBeLessThanOrEqual(Math.min(points.balance, 200))
        expect(all.points.redeemable).toBeLessThanOrEqual(Math.round(withCoupon.total / 1000))
        expect(all.discount).toBe(withCoupon.discount)
      }),
    )
  })

  it('never exceed the price of the same gifts bought separately (R6)', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const singly = lines.map((line) => ({ ...line, comboId: null, combo: null }))
        const total = calculateTotals(calculateLineCharges(lines), [india]).total
        expect(total).toBeLessThanOrEqual(calculateTotals(calculateLineCharges(singly), [india]).total)
      }),
    )
  })

  it('charge every unit once, and no order line exceeds the limit', () => {
    fc.assert(
      fc.property(carts, (lines) => {
        const pieces = new Map<number, number>()
        for (const charge of calculateLineCharges(lines)) {
          expect(charge.quantity).toBeGreaterThanOrEqual(1)
          expect(charge.quantity).toBeLessThanOrEqual(quantityLimits.max)
          const parts = charge.product.facts?.combo?.lines ?? [{ nid: charge.product.nid, quantity: 1 }]
          for (const part of parts) {
            pieces.set(part.nid, (pieces.get(part.nid) ?? 0) + part.quantity * charge.quantity)
          }
        }
        for (const { product, quantity: wanted } of lines) expect(pieces.get(product.nid)).toBe(wanted)
      }),
    )
  })
})

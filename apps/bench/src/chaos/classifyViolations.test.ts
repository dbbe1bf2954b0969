import { describe, expect, it } from 'vitest'
import { findLedgerViolations, type LedgerComparison } from '../ledger/findLedgerViolations.ts'
import { classifyViolations } from './classifyViolations.ts'

const gifts = { 1001: 1 }
const email = 'asha@example.com'
const request = {
  key: 'k1',
  gifts,
  titles: {},
  response: { kind: 'placed', orderId: 'o1', tries: 1 },
} as const
const order = { id: 'o1', key: 'k1', email, gifts }
const right: LedgerComparison = {
  histories: [{ email, orders: [request], complaints: [] }],
  ledger: { orders: [order], stock: { 1001: 9 } },
  stockBefore: { 1001: 10 },
}
const listViolationKinds = (check: Partial<LedgerComparison>) =>
  classifyViolations(findLedgerViolations({ ...right, ...check })).map(({ kind }) => kind)

describe('classifyViolations', () => {
  it('returns nothing for a correct ledger', () => expect(listViolationKinds({})).toEqual([]))

  it.each([
    ['lost', { ledger: { orders: [], stock: { 1001: 10 } } }],
    ['doubled', { ledger: { orders: [order, { ...order, id: 'o2' }], stock: { 1001: 8 } } }],
    ['doubled', { ledger: { orders: [order, { ...order, id: 'o2', key: 'k2' }], stock: { 1001: 8 } } }],
    ['oversold', { ledger: { orders: [order], stock: { 1001: 10 } } }],
    ['oversold', { ledger: { orders: [order], stock: { 1001: -3 } } }],
    ['foreign', { ledger: { orders: [{ ...order, email: 'other@example.com' }], stock: { 1001: 9 } } }],
    ['other', { histories: [{ email, orders: [request], complaints: ['the cart is empty'] }] }],
    ['other', { ledger: { orders: [{ ...order, gifts: { 1001: 2 } }], stock: { 1001: 8 } } }],
  ] as const)('classifies violations as %s (case %#)', (kind, check) =>
    expect(listViolationKinds(check)).toEqual([kind]),
  )

  it('counts a rejected order that was created anyway as a duplicate, and reports the rejection too', () => {
    const refused = { ...request, response: { kind: 'refused', code: 'out_of_stock' } } as const
    expect(listViolationKinds({ histories: [{ email, orders: [refused], complaints: [] }] })).toEqual([
      'doubled',
      'other',
    ])
  })
})

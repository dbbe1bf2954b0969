import fc from 'fast-check'
import { describe, expect, it } from 'vitest'
import type { GiftQuantities, RequestedOrder } from '../shopper/ShopperHistory.ts'
import { findLedgerViolations, type LedgerComparison } from './findLedgerViolations.ts'

const gifts = fc.dictionary(fc.constantFrom('1001', '2001', '3001'), fc.integer({ min: 1, max: 10 }), {
  minKeys: 1,
})

/** A correct store: at least one order is confirmed, some have no response, and some were rejected. */
const rightStore = fc
  .uniqueArray(fc.record({ key: fc.uuid(), gifts, fate: fc.constantFrom('placed', 'silent', 'refused') }), {
    selector: ({ key }) => key,
    minLength: 1,
    maxLength: 12,
  })
  .map((drawn): LedgerComparison => {
    const orders = drawn.map((order, at) => ({
      ...order,
      id: `order-${at}`,
      fate: at === 0 ? 'placed' : order.fate,
    }))
    const stored = orders.filter(({ fate }) => fate !== 'refused')
    const sold = (nid: number) => stored.reduce((sum, order) => sum + (order.gifts[nid] ?? 0), 0)
    const stockBefore: GiftQuantities = { 1001: 500, 2001: 500, 3001: 500 }
    const stock = Object.fromEntries(Object.keys(stockBefore).map((nid) => [nid, 500 - sold(Number(nid))]))
    const toResponse = ({ fate, id }: (typeof orders)[number]): RequestedOrder['response'] => {
      if (fate === 'placed') return { kind: 'placed', orderId: id, tries: 1 }
      return fate === 'refused' ? { kind: 'refused', code: 'out_of_stock' } : undefined
    }
    const requested = orders.map((order) => ({
      key: order.key,
      gifts: order.gifts,
      titles: {},
      response: toResponse(order),
    }))
    return {
      histories: [{ email: 'a@example.com', orders: requested, complaints: [] }],
      ledger: {
        orders: stored.map(({ id, key, gifts }) => ({ id, key, gifts, email: 'a@example.com' })),
        stock,
      },
      stockBefore,
      mayBeRefused: ['out_of_stock'],
    }
  })

type Ledger = LedgerComparison['ledger']

const faults: Readonly<Record<string, (ledger: Ledger) => Ledger>> = {
  'an answered order that is lost': ({ orders, stock }) => ({ orders: orders.slice(1), stock }),
  'two orders for one key': ({ orders, stock }) => ({
    orders: [...orders, ...orders.slice(0, 1).map((order) => ({ ...order, id: 'another' }))],
    stock,
  }),
  'an order nobody asked for': ({ orders, stock }) => ({
    orders: [...orders, { id: 'x', key: 'x', email: 'a@example.com', gifts: {} }],
    stock,
  }),
  // The units of the order are back in stock, so the totals match.
  'an order without its lines': ({ orders: [first, ...orders], stock }) => ({
    orders: first ? [{ ...first, gifts: {} }, ...orders] : [],
    stock: Object.fromEntries(
      Object.entries(stock).map(([nid, left]) => [nid, left + (first?.gifts[Number(nid)] ?? 0)]),
    ),
  }),
  'an order on another account': ({ orders, stock }) => ({
    orders: orders.map((order, at) => (at === 0 ? { ...order, email: 'b@example.com' } : order)),
    stock,
  }),
  'a piece that was lost': ({ orders, stock }) => ({
    orders,
    stock: { ...stock, 1001: (stock[1001] ?? 0) - 1 },
  }),
}

describe('findLedgerViolations', () => {
  it('finds nothing for a correct store', () => {
    fc.assert(
      fc.property(rightStore, (check) => {
        expect(findLedgerViolations(check)).toEqual([])
      }),
    )
  })

  it.each(Object.keys(faults))('finds %s', (name) => {
    fc.assert(
      fc.property(rightStore, (check) => {
        const ledger = faults[name]?.(check.ledger) ?? check.ledger
        expect(findLedgerViolations({ ...check, ledger })).not.toEqual([])
      }),
    )
  })

  it('finds an unexpected rejection, and the violations that shoppers report', () => {
    const order = {
      key: 'k',
      gifts: {},
      titles: {},
      response: { kind: 'refused', code: 'cart_changed' },
    } as const
    const histories = [{ email: 'a@example.com', orders: [order], complaints: ['the cart was empty'] }]
    const found = findLedgerViolations({ histories, ledger: { orders: [], stock: {} }, stockBefore: {} })
    expect(found).toEqual(['the cart was empty', 'key k was refused as cart_changed'])
  })
})

import { paise } from '@store/api-client/contract/rules/paise'
import { toProductId } from '@store/api-client/contract/wishlist'
import type { CartEventItem } from '@store/cart/headless'
import { safeParse } from 'valibot'
import { describe, expect, it } from 'vitest'
import type { TrackedEvent } from '../composition/tracking/TrackedEvent.ts'
import { createPageProductLookup } from './createPageProductLookup.ts'
import type { Ga4Event } from './Ga4Event.ts'
import { ga4EventSchemas } from './ga4EventSchemas.ts'
import { mapToGa4Event } from './mapToGa4Event.ts'
import { expectDataLayerEvents } from './testing/expectDataLayerEvents.ts'

const productId = toProductId(1001)
const cake: CartEventItem = { productId, title: 'Chocolate Truffle Cake', price: paise(74_950), quantity: 2 }
const list = {
  ...{ id: 'cakes', title: 'Cakes' },
  products: [{ id: productId, title: cake.title, price: cake.price, href: '/p/cake/truffle' }],
}

const products = createPageProductLookup()
products.add({ id: 1001, title: cake.title, price: cake.price })
const write = (event: TrackedEvent): Ga4Event | undefined =>
  mapToGa4Event(event, { products, path: '/p/cake/truffle', orderedItems: [cake] })

const added: TrackedEvent = {
  ...{ kind: 'addedToCart', productId, price: cake.price, pincode: '560001' },
  ...{ button: 'addToCart', addOns: 1 },
}

const mapped: readonly (readonly [string, TrackedEvent])[] = [
  ['page_view', { kind: 'pageSeen', page: 'product', title: 'Cake' }],
  ['view_item_list', { kind: 'listSeen', list }],
  ['select_item', { kind: 'productSelected', list, position: 1 }],
  ['search', { kind: 'searched', words: ' choclate cake ' }],
  ['view_item', { kind: 'productViewed', productId, price: cake.price }],
  ['view_item', { kind: 'hamperOpened', productId }],
  ['add_to_cart', added],
  ['add_to_cart', { kind: 'addToCart', item: cake, change: 1 }],
  ['remove_from_cart', { kind: 'addToCart', item: cake, change: -1 }],
  ['remove_from_cart', { kind: 'removeFromCart', item: cake }],
  ['view_cart', { kind: 'viewCart', items: [cake], total: paise(149_900) }],
  ['view_cart', { kind: 'viewCart', items: [], total: paise(0) }],
  ['begin_checkout', { kind: 'beginCheckout', items: [cake], total: paise(149_900) }],
  ['purchase', { kind: 'orderPlaced', orderId: crypto.randomUUID(), total: paise(149_900) }],
  ['add_payment_info', { kind: 'orderPaid', orderId: 'x', method: 'cash', total: paise(1) }],
  ['add_to_wishlist', { kind: 'favoriteAdded', productId }],
  ['login', { kind: 'signedIn', isNew: false }],
  ['sign_up', { kind: 'signedIn', isNew: true }],
  ['share', { kind: 'shared', productId, channel: 'copy' }],
  ['generate_lead', { kind: 'enquiryConfirmed', reference: 'CE-1' }],
]

describe('toGa4', () => {
  it.each(mapped)('maps an event to %s, valid by its schema: %j', (name, event) => {
    const ga4 = write(event)
    expect(ga4).toMatchObject({ kind: 'known', name })
    if (ga4?.kind === 'known') expect(safeParse(ga4EventSchemas[ga4.name], ga4.params).issues).toBeUndefined()
  })

  it('maps every event name', () => {
    expect(new Set(mapped.map(([name]) => name))).toEqual(new Set(Object.keys(ga4EventSchemas)))
  })

  it('reports rupees whatever the display currency, and adds product data of the page', () => {
    expect(write({ kind: 'addToCart', item: cake, change: 2 })).toMatchObject({
      params: { currency: 'INR', value: 1499, items: [{ item_id: '1001', price: 749.5, quantity: 2 }] },
    })
    expect(write({ kind: 'productViewed', productId, price: paise(80_000) })).toMatchObject({
      params: { value: 800, items: [{ item_name: 'Chocolate Truffle Cake', price: 800 }] },
    })
  })

  it('keeps the name of a custom event and removes personal data', () => {
    expect(write({ kind: 'pincodeChecked', pincode: '560001', deliverable: true })).toEqual({
      ...{ kind: 'own', name: 'pincode_checked' },
      params: { pincode: '560001', deliverable: true },
    })
    const city = 'asha@example.com, 98123 45678'
    expect(write({ kind: 'cityChecked', city, deliverable: false })).toEqual({
      ...{ kind: 'own', name: 'city_checked' },
      params: { deliverable: false },
    })
  })

  it.each(['asha@example.com', '+91 98123 45678', '9812345678', '  '])(
    'ignores a search without text or with personal data: %j',
    (words) => {
      expect(write({ kind: 'searched', words })).toBeUndefined()
    },
  )

  it('ignores a cart change of zero units', () => {
    expect(write({ kind: 'addToCart', item: cake, change: 0 })).toBeUndefined()
  })
})

describe('expectDataLayerEvents', () => {
  const login = (id: string, method: unknown = 'code') => ({ event: 'login', event_id: id, method })
  const view = { event: 'view_cart', event_id: '2', ecommerce: { currency: 'INR', value: 0, items: [] } }

  it('finds events in order, and ignores those of other pages', () => {
    const layer = [{ 'gtm.start': 1 }, login('1'), { ecommerce: null }, view, null]
    expect(expectDataLayerEvents(layer, ['login', 'view_cart']).map(({ event_id: id }) => id)).toEqual([
      '1',
      '2',
    ])
  })

  it.each([
    ['a missing event', [login('1')], ['login', 'view_cart']],
    ['an extra event', [login('1'), login('3')], ['login']],
    ['a different order of events', [view, login('1')], ['login', 'view_cart']],
    ['a duplicate event', [login('1'), login('1')], ['login', 'login']],
    ['a different shape', [login('1', 7)], ['login']],
    ['a different currency', [{ ...view, ecommerce: { ...view.ecommerce, currency: 'USD' } }], ['view_cart']],
    ['a missing data layer', undefined, ['login']],
  ])('rejects %s', (_, layer, names) => {
    expect(() => expectDataLayerEvents(layer, names)).toThrow()
  })
})

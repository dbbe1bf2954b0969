import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { inr } from '@store/api-client/contract/rules/formatPrice'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { similarProducts } from '../fixtures/productCards.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'
import type { ProductPorts } from './ProductPorts.ts'

const bengaluru: DeliverabilityCheckState = {
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest: parseCalendarDate('2026-11-22'),
}
const pune: DeliverabilityCheckState = { ...bengaluru, pincode: '411001', city: 'Pune' }
const portBlair: DeliverabilityCheckState = { kind: 'undeliverable', pincode: '744101', city: 'Port Blair' }
const checking: DeliverabilityCheckState = { kind: 'checking', pincode: '560001' }

const wanted = (pincode: string) => ({
  ...{ productId: roses.id, pincode, button: 'addToCart' },
  ifAbsent: true,
  key: expect.any(String),
})

function setUp({
  check = bengaluru,
  product = roses,
  ports,
}: {
  check?: DeliverabilityCheckState
  product?: typeof roses
  ports?: Partial<ProductPorts>
} = {}) {
  const add = vi.fn(async (): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const placeCheck = createStore(() => ({ check }))
  const showPlace = vi.fn()
  const track = vi.fn()
  const store = createProductStore({
    product,
    ports: { add, placeCheck, showPlace, track, hrefs: { cart: () => '/cart', home: () => '/' }, ...ports },
  })
  return { store, add, placeCheck, showPlace, track, ...store.actions }
}

describe('adding to the cart', () => {
  it('adds the product for the checked pincode and tracks it', async () => {
    const { store, add, track, buy } = setUp()
    await buy('addToCart')
    expect(add).toHaveBeenCalledExactlyOnceWith(wanted('560001'), 1)
    expect(store.getState()).toMatchObject({ purchase: { kind: 'inCart' }, placeError: undefined })
    expect(track).toHaveBeenCalledExactlyOnceWith({
      kind: 'addedToCart',
      productId: roses.id,
      price: roses.price,
      pincode: '560001',
      button: 'addToCart',
      addOns: 0,
    })
  })

  it('sends one request for two quick taps', async () => {
    const { add, buy } = setUp()
    await Promise.all([buy('addToCart'), buy('addToCart')])
    expect(add).toHaveBeenCalledOnce()
  })

  it('sends no second request once the product is in the cart', async () => {
    const { add, buy } = setUp()
    await buy('addToCart')
    await buy('addToCart')
    expect(add).toHaveBeenCalledOnce()
  })

  it.each(['idle', 'unknown'] as const)(
    'asks for a pincode synchronously on tap while the check is %s',
    (kind) => {
      const { store, add, showPlace, buy } = setUp({ check: { kind } })
      void buy('addToCart')
      expect(showPlace).toHaveBeenCalledOnce()
      expect(add).not.toHaveBeenCalled()
      expect(store.getState()).toMatchObject({ purchase: { kind: 'ready' }, placeError: 'noPincode' })
    },
  )

  it('does not add a product that is not delivered to the location', async () => {
    const { store, add, showPlace, track, buy } = setUp({ check: portBlair })
    await buy('addToCart')
    expect(add).not.toHaveBeenCalled()
    expect(track).not.toHaveBeenCalled()
    expect(showPlace).toHaveBeenCalledOnce()
    expect(store.getState()).toMatchObject({ purchase: { kind: 'ready' }, placeError: 'undeliverable' })
  })

  it('clears the location error when the location changes, and unsubscribes from the location', async () => {
    const { store, placeCheck, buy } = setUp({ check: { kind: 'idle' } })
    await buy('addToCart')
    await buy('addToCart')
    placeCheck.setState({ check: checking })
    expect(store.getState().placeError).toBeUndefined()
    const followed = vi.fn()
    store.subscribe(followed)
    placeCheck.setState({ check: bengaluru })
    expect(followed).not.toHaveBeenCalled()
  })

  it('keeps the location error when other delivery state changes', async () => {
    const { store, placeCheck, buy } = setUp({ check: portBlair })
    await buy('addToCart')
    placeCheck.setState({ check: portBlair })
    expect(store.getState().placeError).toBe('undeliverable')
  })

  it('waits for a running delivery check, and then adds the product', async () => {
    const { store, add, placeCheck, buy } = setUp({ check: checking })
    const done = buy('addToCart')
    expect(store.getState().purchase).toEqual({ kind: 'adding', button: 'addToCart' })
    placeCheck.setState({ check: { kind: 'checking', pincode: '560002' } })
    expect(add).not.toHaveBeenCalled()
    placeCheck.setState({ check: bengaluru })
    await done
    expect(add).toHaveBeenCalledExactlyOnceWith(wanted('560001'), 1)
  })

  it('waits for a running delivery check, then reports that the location is not serviceable', async () => {
    const { store, add, placeCheck, buy } = setUp({ check: checking })
    const done = buy('addToCart')
    placeCheck.setState({ check: portBlair })
    await done
    expect(add).not.toHaveBeenCalled()
    expect(store.getState().placeError).toBe('undeliverable')
  })

  it('the product can be added again for another location once that is deliverable', async () => {
    const { store, add, placeCheck, buy } = setUp()
    await buy('addToCart')
    placeCheck.setState({ check: { kind: 'checking', pincode: '411001' } })
    placeCheck.setState({ check: portBlair })
    placeCheck.setState({ check: bengaluru })
    expect(store.getState().purchase).toEqual({ kind: 'inCart' })
    placeCheck.setState({ check: pune })
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
    await buy('addToCart')
    expect(add).toHaveBeenLastCalledWith(wanted('411001'), 1)
    placeCheck.setState({ check: bengaluru })
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
  })

  it('the product can be added again if another location was chosen before the response arrived', async () => {
    const { store, placeCheck, buy } = setUp()
    const done = buy('addToCart')
    placeCheck.setState({ check: pune })
    await done
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
  })

  it('ends the in-cart state on recheckCart, and unsubscribes from the location', async () => {
    const { store, add, placeCheck, buy, recheckCart } = setUp()
    await buy('addToCart')
    recheckCart()
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
    const followed = vi.fn()
    store.subscribe(followed)
    placeCheck.setState({ check: pune })
    expect(followed).not.toHaveBeenCalled()
    await buy('addToCart')
    expect(add).toHaveBeenCalledTimes(2)
  })

  it('keeps a running request, its error and the location error on recheckCart', async () => {
    const trying = setUp()
    const done = trying.buy('addToCart')
    trying.recheckCart()
    expect(trying.store.getState().purchase).toEqual({ kind: 'adding', button: 'addToCart' })
    await done
    const failed = setUp()
    failed.add.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await failed.buy('addToCart')
    failed.recheckCart()
    expect(failed.store.getState().purchase.kind).toBe('failed')
    const nowhere = setUp({ check: { kind: 'idle' } })
    await nowhere.buy('addToCart')
    nowhere.recheckCart()
    expect(nowhere.store.getState().placeError).toBe('noPincode')
    nowhere.placeCheck.setState({ check: checking })
    expect(nowhere.store.getState().placeError).toBeUndefined()
  })

  it('keeps the selection after a failure, and retries on the next press', async () => {
    const { store, add, track, buy } = setUp()
    add.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await buy('addToCart')
    expect(store.getState()).toMatchObject({
      product: roses,
      purchase: { kind: 'failed', failure: { kind: 'network' }, button: 'addToCart' },
      missing: [],
      selection: { options: {}, texts: {} },
      placeError: undefined,
    })
    expect(track).not.toHaveBeenCalled()
    await buy('addToCart')
    expect(store.getState().purchase).toEqual({ kind: 'inCart' })
  })

  it('does not add a product that is out of stock', async () => {
    const { add, showPlace, buy } = setUp({
      product: { ...roses, isOutOfStock: true },
      check: { kind: 'idle' },
    })
    await buy('addToCart')
    expect(add).not.toHaveBeenCalled()
    expect(showPlace).not.toHaveBeenCalled()
  })
})

it('tracks a page view once', () => {
  const { track, trackView } = setUp()
  trackView()
  trackView()
  expect(track).toHaveBeenCalledExactlyOnceWith({
    kind: 'productViewed',
    productId: roses.id,
    price: roses.price,
  })
})

it('tracks an engagement event with its product id', () => {
  const { trackEngagement, track } = setUp()
  trackEngagement({ kind: 'zoomOpened', of: 'review', picture: 2 })
  trackEngagement({ kind: 'shared', channel: 'copy' })
  expect(track.mock.calls).toEqual([
    [{ kind: 'zoomOpened', of: 'review', picture: 2, productId: roses.id }],
    [{ kind: 'shared', channel: 'copy', productId: roses.id }],
  ])
})

describe('related products', () => {
  const cards = { ok: true, value: similarProducts } as const

  it('load once, however often the page is scrolled', async () => {
    const recommended = vi.fn(async () => cards)
    const viewed = { read: () => [], write: vi.fn() }
    const client = { recommended, cards: async () => cards }
    const { store, loadRelatedProducts } = setUp({ ports: { relatedProducts: { client, viewed } } })
    expect(store.getState().relatedProducts).toBeUndefined()
    await Promise.all([loadRelatedProducts(), loadRelatedProducts()])
    await loadRelatedProducts()
    expect(recommended).toHaveBeenCalledExactlyOnceWith({ productId: roses.id })
    expect(viewed.write).toHaveBeenCalledOnce()
    expect(store.getState().relatedProducts).toEqual({ recommended: similarProducts, viewed: [] })
  })

  it('do not appear in a host without them', async () => {
    const { store, loadRelatedProducts } = setUp()
    await loadRelatedProducts()
    expect(store.getState().relatedProducts).toBeUndefined()
  })
})

describe('related products whose code fails to load', () => {
  afterEach(() => {
    vi.doUnmock('./loadRelatedProducts.ts')
    vi.resetModules()
  })

  it('are omitted', async () => {
    vi.resetModules()
    vi.doMock('./loadRelatedProducts.ts', () => {
      throw new Error('The script did not arrive.')
    })
    const nothing = async () => ({ ok: true, value: [] }) as const
    const client = { recommended: nothing, cards: nothing }
    const viewed = { read: () => [], write: vi.fn() }
    const { store, loadRelatedProducts } = setUp({ ports: { relatedProducts: { client, viewed } } })
    await loadRelatedProducts()
    expect(store.getState().relatedProducts).toBeUndefined()
  })
})

it('shows prices in rupees, or in the currency of the host', () => {
  expect(setUp().store.currency.getState().currency).toBe(inr)
  const currency = createStore(() => ({ currency: inr }))
  expect(setUp({ ports: { currency } }).store.currency).toBe(currency)
})

import type { StartOrderResponse } from '@store/api-client/contract/cart'
import type { ApiError, Result } from '@store/api-client/contract/problem'
import { describe, expect, it } from 'vitest'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'

const { roses, cake, plant } = sampleLines
const forward: Result<StartOrderResponse> = { ok: true, value: { kind: 'forward', href: '/checkout' } }
const failing = (failure: ApiError): Result<StartOrderResponse> => ({ ok: false, failure })
const refused = (status: number, code = 'no'): Result<StartOrderResponse> =>
  failing({ kind: 'refused', status, code, message: '' })
const kinds = ({ store }: ReturnType<typeof createCartHarness>) =>
  store.getState().toasts.map(({ kind }) => kind)

describe('placing an order', () => {
  it('redirects a verified user to the next step', async () => {
    const scene = createCartHarness()
    await scene.placeOrder()
    expect(scene.noted).toEqual(['start', 'go /checkout'])
    expect(scene.starts).toEqual([{ orderKey: 'key-1', version: 1 }])
    expect(scene.events).toMatchObject([
      { kind: 'orderStep', step: 'cart' },
      { kind: 'orderStep', step: 'checkout' },
      { kind: 'beginCheckout', items: [{}, {}, {}] },
    ])
  })

  it('waits until no change is pending, and orders the resulting cart', async () => {
    const scene = createCartHarness()
    scene.setQuantity(roses.id, 3)
    await scene.placeOrder()
    expect(scene.noted).toEqual(['quantity 3', 'count 6', 'start', 'go /checkout'])
    expect(scene.starts).toMatchObject([{ version: 2 }])
  })

  it('orders the changed cart when it was changed meanwhile', async () => {
    const scene = createCartHarness()
    const placed = scene.placeOrder()
    for (let tick = 0; tick < 3; tick += 1) await Promise.resolve()
    scene.setQuantity(roses.id, 4)
    await placed
    expect(scene.noted.filter((note) => !note.startsWith('count'))).toEqual([
      'start',
      'quantity 4',
      'start',
      'go /checkout',
    ])
    expect(scene.starts.map(({ version }) => version)).toEqual([1, 2])
  })

  it('does nothing on a second tap, during the request or while the browser leaves the page', async () => {
    const scene = createCartHarness()
    const first = scene.placeOrder()
    await scene.placeOrder()
    await first
    await scene.placeOrder()
    expect(scene.starts).toHaveLength(1)
  })

  it('the order can be placed again when the page is restored', async () => {
    const scene = createCartHarness()
    await scene.placeOrder()
    await scene.refresh()
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
  })

  it('does not start while the cart has lines for several countries', async () => {
    const scene = createCartHarness({ server: sampleCart([roses, { ...plant, country: 840 }]) })
    await scene.placeOrder()
    expect(scene.noted).toEqual([])
    expect(scene.store.getState().order).toEqual({ kind: 'severalCountries' })
    scene.openRemoveDialog(plant.id)
    scene.confirmRemove()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
    await scene.placeOrder()
    expect(scene.noted).toContain('go /checkout')
  })

  it('does not start with an empty cart', async () => {
    const scene = createCartHarness({ server: sampleCart([]) })
    await scene.placeOrder()
    expect(scene.noted).toEqual([])
  })

  it.each([{ kind: 'guest' }, { kind: 'user', firstName: 'Asha', isVerified: false }] as const)(
    'logs a $kind in first, then orders the merged cart',
    async (session) => {
      const scene = createCartHarness({ session, initial: sampleCart([roses], 9) })
      scene.serve(sampleCart([roses, cake], 2))
      await scene.placeOrder()
      expect(scene.noted).toEqual(['login placeOrder', 'list', 'count 3', 'start', 'go /checkout'])
      expect(scene.starts).toMatchObject([{ version: 2 }])
    },
  )

  it('stops without a message when the login is dismissed', async () => {
    const scene = createCartHarness({ session: { kind: 'guest' }, login: 'dismissed' })
    await scene.placeOrder()
    expect(scene.noted).toEqual(['login placeOrder'])
    expect(scene.store.getState()).toMatchObject({ order: { kind: 'idle' }, toasts: [] })
  })

  it('lists the items that are out of stock until the cart changes', async () => {
    const messages = ['Red Roses are out of stock']
    const scene = createCartHarness({ orders: [{ ok: true, value: { kind: 'outOfStock', messages } }] })
    await scene.placeOrder()
    expect(scene.store.getState().order).toEqual({ kind: 'outOfStock', messages })
    await scene.refresh()
    expect(scene.store.getState().order.kind).toBe('outOfStock')
    scene.serve(sampleCart([cake], 2))
    await scene.refresh()
    expect(scene.store.getState().order.kind).toBe('idle')
  })

  it.each<ApiError>([{ kind: 'network' }, { kind: 'invalidResponse', status: 500 }])(
    'keeps its idempotency key for the retry after $kind',
    async (failure) => {
      const scene = createCartHarness({ orders: [failing(failure), forward] })
      await scene.placeOrder()
      expect(kinds(scene)).toEqual(['failed'])
      await scene.placeOrder()
      expect(scene.starts.map(({ orderKey }) => orderKey)).toEqual(['key-1', 'key-1'])
      expect(scene.noted).toContain('go /checkout')
    },
  )

  it('uses a new idempotency key for another cart', async () => {
    const scene = createCartHarness({ orders: [failing({ kind: 'network' }), forward] })
    await scene.placeOrder()
    scene.setQuantity(roses.id, 2)
    await scene.placeOrder()
    expect(scene.starts).toEqual([
      { orderKey: 'key-1', version: 1 },
      { orderKey: 'key-2', version: 2 },
    ])
  })

  it('uses a new idempotency key after a rejection', async () => {
    const scene = createCartHarness({ orders: [refused(422), forward] })
    await scene.placeOrder()
    expect(kinds(scene)).toEqual(['failed'])
    await scene.placeOrder()
    expect(scene.starts.map(({ orderKey }) => orderKey)).toEqual(['key-1', 'key-2'])
  })

  it('logs in when the server rejects the session, and continues with the same idempotency key', async () => {
    const scene = createCartHarness({ orders: [refused(401), forward] })
    await scene.placeOrder()
    expect(scene.noted).toEqual(['start', 'login placeOrder', 'list', 'start', 'go /checkout'])
    expect(new Set(scene.starts.map(({ orderKey }) => orderKey)).size).toBe(1)
  })

  it('stops with an error when the server still rejects the session after a login', async () => {
    const scene = createCartHarness({ orders: [refused(401)] })
    await scene.placeOrder()
    expect(scene.noted.filter((note) => note.startsWith('login'))).toHaveLength(2)
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
    expect(kinds(scene)).toEqual(['failed'])
  })

  it('reloads the cart, with a message, when it has changed on the server', async () => {
    const scene = createCartHarness({ orders: [refused(409, 'cart_changed')] })
    scene.serve(sampleCart([cake], 2))
    await scene.placeOrder()
    expect(scene.noted).toEqual(['start', 'list', 'count 2'])
    expect(scene.store.getState().serverCart?.lines).toEqual([cake])
    expect(kinds(scene)).toEqual(['cartChanged'])
  })

  it('shows the order that another tab placed, without a message about a changed cart', async () => {
    const scene = createCartHarness({
      orders: [refused(409, 'cart_changed')],
      orderHrefFromOtherTab: () => '/order/42',
    })
    scene.serve(sampleCart([], 2))
    await scene.placeOrder()
    expect(scene.store.getState().orderedHref).toBe('/order/42')
    expect(kinds(scene)).toEqual([])
    scene.serve(sampleCart([cake], 3))
    await scene.refresh()
    expect(scene.store.getState().orderedHref).toBeUndefined()
  })

  it('does not mistake a cart that this tab emptied for an order', async () => {
    const scene = createCartHarness({ server: sampleCart([cake]), orderHrefFromOtherTab: () => '/order/42' })
    scene.openRemoveDialog(cake.id)
    scene.confirmRemove()
    await new Promise((resolve) => setTimeout(resolve, 0))
    expect(scene.store.getState().serverCart?.lines).toEqual([])
    expect(scene.store.getState().orderedHref).toBeUndefined()
  })

  it('reports the failure when neither the order nor the cart after the login can be loaded', async () => {
    const scene = createCartHarness({ session: { kind: 'guest' } })
    scene.fail({ kind: 'network' })
    await scene.placeOrder()
    expect(kinds(scene)).toEqual(['failed'])
    expect(scene.starts).toEqual([])
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
  })

  it('reports each step of the order to analytics', async () => {
    const scene = createCartHarness({ session: { kind: 'guest' } })
    await scene.placeOrder()
    const steps = scene.events.flatMap((event) => (event.kind === 'orderStep' ? [event.step] : []))
    expect(steps).toEqual(['cart', 'login', 'checkout'])
  })

  it.each(['message_missing', 'no_way_to_pay'])(
    'shows the server message for the error %s until the cart changes',
    async (code) => {
      const message = 'Photo mug needs a name.'
      const refusal = failing({ kind: 'refused', status: 409, code, message })
      const scene = createCartHarness({ orders: [refusal] })
      await scene.placeOrder()
      expect(scene.store.getState()).toMatchObject({ order: { kind: 'refused', message }, toasts: [] })
      scene.setQuantity(roses.id, 2)
      await new Promise((resolve) => setTimeout(resolve, 0))
      expect(scene.store.getState().order.kind).toBe('idle')
    },
  )

  it('reports delivery to several countries that only the server knows about', async () => {
    const scene = createCartHarness({ orders: [refused(409, 'several_countries')] })
    scene.serve(sampleCart([roses, { ...plant, country: 840 }], 2))
    await scene.placeOrder()
    expect(scene.store.getState()).toMatchObject({
      order: { kind: 'severalCountries' },
      serverCart: { hasSeveralCountries: true },
      toasts: [],
    })
  })

  it('reports that the network is offline, and keeps its idempotency key', async () => {
    const scene = createCartHarness({ orders: [failing({ kind: 'network' }), forward] })
    scene.connect(false)
    await scene.placeOrder()
    expect(kinds(scene)).toEqual(['offline'])
    expect(scene.starts).toEqual([])
    expect(scene.store.getState().order).toEqual({ kind: 'idle' })
  })
})

import { expect, it, vi } from 'vitest'
import { createFakeCartServer } from '../fixtures/createFakeCartServer.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { type CartMutations, createCartMutations } from './createCartMutations.ts'
import { createCartStore } from './createCartStore.ts'
import type { CartStoreCore } from './createCartStoreCore.ts'
import { type CartStoreOptions, createCartStoreWithMutations } from './createCartStoreWithMutations.ts'

const { roses, cake } = sampleLines

function options(): CartStoreOptions {
  const session = { kind: 'guest' } as const
  return {
    initial: sampleCart(),
    ports: {
      client: createFakeCartServer(sampleCart()).client,
      session: { getState: () => session, getInitialState: () => session, subscribe: () => () => undefined },
      requestLogin: async () => 'dismissed',
      hrefs: { home: () => '/', category: (slug) => slug, cart: () => '/cart' },
      go: () => undefined,
      newKey: () => 'key',
      track: () => undefined,
      onCount: () => undefined,
    },
  }
}

it('loads the code for mutations when the cart is viewed', async () => {
  const loadMutations = vi.fn((core: CartStoreCore) => Promise.resolve(createCartMutations(core)))
  const store = createCartStoreWithMutations(options(), loadMutations)
  expect(loadMutations).not.toHaveBeenCalled()
  await store.actions.view()
  store.actions.setQuantity(roses.id, 3)
  expect(loadMutations).toHaveBeenCalledOnce()
})

it('works without an initial cart, and loads it when it is viewed', async () => {
  const { ports } = options()
  const list = async () => ({ ok: true, value: sampleCart() }) as const
  const store = createCartStore({ ports: { ...ports, client: { ...ports.client, list } } })
  expect(store.getState().serverCart).toBeUndefined()
  await store.actions.view()
  expect(store.getState().serverCart).toEqual(sampleCart())
})

it('executes taps made before the script loads, in order', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const store = createCartStoreWithMutations(options(), async (core) => {
    await promise
    return createCartMutations(core)
  })
  store.actions.setQuantity(roses.id, 3)
  store.actions.setQuantity(cake.id, 4)
  store.actions.setQuantity(roses.id, 5)
  expect(store.getState().pending).toEqual([])
  resolve()
  await vi.waitFor(() => expect(store.getState().pending).toHaveLength(2))
  expect(store.getState().pending).toMatchObject([
    { lineId: cake.id, quantity: 4 },
    { lineId: roses.id, quantity: 5 },
  ])
})

it('counts every tap on the quantity stepper made before the script loads', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const store = createCartStoreWithMutations(options(), async (core) => {
    await promise
    return createCartMutations(core)
  })
  for (let tap = 0; tap < 3; tap += 1) store.actions.setQuantity(roses.id, roses.quantity + 1, roses.quantity)
  resolve()
  await vi.waitFor(() =>
    expect(store.getState().pending).toMatchObject([{ lineId: roses.id, quantity: roses.quantity + 3 }]),
  )
})

it('shows an error when the script fails to load, and tries again at the next tap', async () => {
  const bring = vi
    .fn((core: CartStoreCore): Promise<CartMutations> => Promise.resolve(createCartMutations(core)))
    .mockRejectedValueOnce(new Error('no script'))
  const store = createCartStoreWithMutations(options(), bring)
  await store.actions.placeOrder()
  expect(store.getState().toasts).toMatchObject([{ kind: 'failed' }])
  store.actions.setQuantity(roses.id, 3)
  await vi.waitFor(() => expect(store.getState().pending).toHaveLength(1))
})

it('queues a mutation immediately when the host creates the complete store', async () => {
  const store = createCartStore(options())
  store.actions.setQuantity(roses.id, 3)
  await vi.waitFor(() => expect(store.getState().pending).toHaveLength(1))
  expect(store.hasFavorites).toBe(false)
})

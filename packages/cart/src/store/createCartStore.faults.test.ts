import { createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { messageOf } from '../fixtures/cartCommands.ts'
import { type CartHarnessOptions, createCartHarness } from '../fixtures/createCartHarness.ts'
import { richCart, richLines } from '../fixtures/richCart.ts'
import { cartWithOffers } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

type Scene = ReturnType<typeof open>

function open(options: CartHarnessOptions = {}) {
  const faults = createFaultInjector()
  const scene = createCartHarness({ server: richCart(), wrapClient: faults.wrap, ...options })
  const { store } = scene
  const settled = () =>
    vi.waitFor(() => {
      const { pending, sending, order } = store.getState()
      expect([pending, sending, order.kind]).toEqual([[], undefined, expect.not.stringMatching('placing')])
    })
  const failures = () => store.getState().toasts.filter(({ kind }) => kind === 'failed').length
  return { ...scene, faults, settled, failures, shown: () => selectOptimisticCart(store.getState()) }
}

const { birthdayCake } = richLines

/** All commands of a shopper that send a request. */
const wishes: readonly (readonly [string, (scene: Scene) => unknown])[] = [
  ['another quantity', ({ setQuantity }) => setQuantity(birthdayCake.id, 4)],
  [
    'another message',
    ({ openMessageDialog, saveMessage }) => {
      openMessageDialog(
        birthdayCake.id,
        messageOf(birthdayCake)?.id ?? expect.unreachable('it takes a message'),
      )
      saveMessage('For Asha')
    },
  ],
  [
    'a removal',
    ({ openRemoveDialog, confirmRemove }) => {
      openRemoveDialog(birthdayCake.id)
      confirmRemove()
    },
  ],
  ['a line put aside', ({ saveForLater }) => saveForLater(birthdayCake.id)],
]

/** The same, for a shop with coupons and points. */
const offers: typeof wishes = [
  ['a coupon', ({ applyCoupon }) => applyCoupon('FIRST10')],
  ['points', ({ redeemPoints }) => redeemPoints(true)],
]

describe.each([
  ...wishes.map(([name, wish]) => [name, wish, richCart] as const),
  ...offers.map(([name, wish]) => [name, wish, cartWithOffers] as const),
])('%s', (_, wish, cart) => {
  it.each(['failing', 'nonsense', 'gone'] as const)(
    'reports the error of a %s server, rolls back, and succeeds on the next tap',
    async (fault) => {
      const scene = open({ server: cart() })
      const before = scene.shown()
      scene.faults.inject(fault)
      wish(scene)
      await scene.settled()
      expect(scene.failures()).toBe(1)
      expect(scene.shown()).toEqual(before)
      scene.faults.inject(undefined)
      wish(scene)
      await scene.settled()
      expect(scene.shown()).not.toEqual(before)
      expect(scene.store.getState().serverCart).toEqual(scene.server.cart())
    },
  )

  it('sends a command of the shopper once, however slow the response is', async () => {
    const scene = open({ server: cart() })
    scene.faults.inject('slow')
    wish(scene)
    await vi.waitFor(() => expect(scene.faults.injectedCount()).toBe(1))
    // The shopper has left the page and gets no message, but the response still updates the store.
    scene.faults.inject(undefined)
    scene.faults.releaseSlowCalls()
    await scene.settled()
    expect(scene.failures()).toBe(0)
    expect(scene.store.getState().serverCart).toEqual(scene.server.cart())
  })
})

describe.each([
  ['removed', wishes[2]?.[1]],
  ['saved', wishes[3]?.[1]],
])('a line that was %s', (_, leave) => {
  it.each(['failing', 'nonsense', 'gone'] as const)(
    'can be restored by a second Undo after the first one failed on a %s server',
    async (fault) => {
      const scene = open()
      const before = scene.shown()
      leave?.(scene)
      await scene.settled()
      const { undoables } = scene.store.getState()
      expect(undoables).toHaveLength(1)
      scene.faults.inject(fault)
      scene.undo()
      await scene.settled()
      expect(scene.failures()).toBe(1)
      expect(scene.store.getState().undoables).toEqual(undoables)
      scene.faults.inject(undefined)
      scene.undo()
      await scene.settled()
      expect(scene.shown()?.lines).toEqual(before?.lines)
      expect(scene.store.getState().undoables).toEqual([])
    },
  )
})

it.each(['failing', 'nonsense', 'gone'] as const)(
  'places an order on the next tap after the first one failed on a %s server',
  async (fault) => {
    const scene = open({ server: richCart([birthdayCake]) })
    scene.faults.inject(fault)
    await scene.placeOrder()
    expect(scene.failures()).toBe(1)
    expect(scene.store.getState().order.kind).toBe('idle')
    scene.faults.inject(undefined)
    await scene.placeOrder()
    expect(scene.noted).toContain('go /checkout')
  },
)

it.each(['failing', 'nonsense', 'gone'] as const)(
  'loads the cart on refresh after the first request failed on a %s server',
  async (fault) => {
    const scene = open({ initial: undefined })
    scene.faults.inject(fault)
    await scene.view()
    expect(scene.store.getState()).toMatchObject({ serverCart: undefined, isError: true })
    scene.faults.inject(undefined)
    await scene.refresh()
    expect(scene.store.getState().serverCart).toEqual(scene.server.cart())
  },
)

import { paise } from '@store/api-client/contract/money'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { describe, expect, it } from 'vitest'
import { createCartHarness } from '../fixtures/createCartHarness.ts'
import { sampleCart, sampleLines } from '../fixtures/sampleCart.ts'
import { selectOptimisticCart } from './selectOptimisticCart.ts'

const { roses, cake } = sampleLines
const settle = () => new Promise((resolve) => setTimeout(resolve, 0))
const kinds = ({ store }: ReturnType<typeof createCartHarness>) =>
  store.getState().toasts.map(({ kind }) => kind)
const shownQuantity = ({ store }: ReturnType<typeof createCartHarness>, id = roses.id) =>
  selectOptimisticCart(store.getState())?.lines.find((line) => line.id === id)?.quantity

describe('a viewed cart', () => {
  it('is loaded if necessary, and reports its view to analytics once', async () => {
    const scene = createCartHarness({ initial: undefined })
    await Promise.all([scene.view(), scene.view()])
    scene.setQuantity(roses.id, 1)
    scene.dismissToast('none')
    expect(scene.noted).toEqual(['count 4', 'list'].toReversed())
    expect(scene.store.getState().serverCart).toEqual(sampleCart())
    expect(scene.events.map(({ kind }) => kind)).toEqual(['viewCart'])
  })

  it('sends no request if the server rendered it', async () => {
    const scene = createCartHarness()
    await scene.view()
    expect(scene.noted).toEqual([])
    expect(scene.events).toMatchObject([{ kind: 'viewCart', total: sampleCart().total }])
  })

  it('shows an error when it fails to load, and loads on retry', async () => {
    const scene = createCartHarness({ initial: undefined })
    scene.fail({ kind: 'network' })
    await scene.view()
    expect(scene.store.getState()).toMatchObject({ serverCart: undefined, isError: true, toasts: [] })
    scene.fail(undefined)
    const again = scene.refresh()
    expect(scene.store.getState().isError).toBe(false)
    await again
    expect(scene.store.getState().serverCart).toBeDefined()
    expect(scene.events.map(({ kind }) => kind)).toEqual(['viewCart'])
  })
})

it('requests no cart before the settings are loaded', async () => {
  const { promise, resolve } = Promise.withResolvers<void>()
  const scene = createCartHarness({ initial: undefined, whenReady: () => promise })
  const viewed = scene.view()
  await settle()
  expect(scene.noted).toEqual([])
  resolve()
  await viewed
  expect(scene.noted).toContain('list')
})

describe('a refresh', () => {
  it('shares a request that is already in flight, including its failure', async () => {
    const scene = createCartHarness()
    await Promise.all([scene.refresh(), scene.refresh()])
    expect(scene.noted).toEqual(['list'])
    scene.fail({ kind: 'network' })
    let notifiedCount = 0
    scene.store.subscribe(({ toasts }, before) => {
      if (toasts !== before.toasts) notifiedCount += 1
    })
    await Promise.all([scene.refresh(), scene.refresh()])
    expect(notifiedCount).toBe(1)
    expect(scene.noted).toEqual(['list', 'list'])
  })

  it('does not share the request of a previous visitor', async () => {
    const scene = createCartHarness({ session: { kind: 'guest' } })
    const asGuest = scene.refresh()
    scene.visit({ kind: 'user', firstName: 'Asha', isVerified: true })
    await Promise.all([asGuest, scene.refresh(), scene.refresh()])
    expect(scene.noted).toEqual(['list', 'list'])
  })

  it('a refresh ends the state “leaving for checkout”, even if it shares another request', async () => {
    const scene = createCartHarness({ silent: 'list' })
    const order = scene.placeOrder()
    while (scene.starts.length === 0) await Promise.resolve()
    void scene.refresh()
    await order
    expect(scene.store.getState().order.kind).toBe('leaving')
    void scene.refresh()
    expect(scene.store.getState().order.kind).toBe('idle')
  })
})

describe('a response', () => {
  it('ignores a response that is older than the current cart', async () => {
    const scene = createCartHarness({ initial: sampleCart([roses], 5), server: sampleCart([cake], 4) })
    await scene.refresh()
    expect(scene.store.getState().serverCart?.lines).toEqual([roses])
  })

  it('a failed response leaves the current cart unchanged, and shows a toast', async () => {
    const scene = createCartHarness()
    scene.fail({ kind: 'invalidResponse', status: 500 })
    await scene.refresh()
    expect(scene.store.getState().serverCart).toEqual(sampleCart())
    expect(kinds(scene)).toEqual(['failed'])
  })

  it('shows that the network is offline when that caused the failure', async () => {
    const scene = createCartHarness()
    scene.connect(false)
    await scene.refresh()
    expect(kinds(scene)).toEqual(['offline'])
  })
})

describe('a quantity', () => {
  it('a changed quantity is shown immediately, sent once, and reported by one toast, announcement and event', async () => {
    const scene = createCartHarness()
    scene.setQuantity(roses.id, 3)
    expect(shownQuantity(scene)).toBe(3)
    await settle()
    expect(scene.noted).toEqual(['quantity 3', 'count 6'])
    expect(kinds(scene)).toEqual(['quantityChanged'])
    expect(scene.store.getState().settled).toEqual({
      kind: 'quantity',
      title: 'Red Roses',
      quantity: 3,
      total: paise(3 * 89_900 + 2 * 64_900 + 49_900),
    })
    expect(scene.events).toMatchObject([
      { kind: 'addToCart', change: 2, item: { title: 'Red Roses', quantity: 3 } },
    ])
  })

  it('sends two requests for ten fast clicks, and announces the final quantity once', async () => {
    const scene = createCartHarness()
    let notified = 0
    scene.store.subscribe((state, before) => {
      if (state.settled !== before.settled) notified += 1
    })
    for (let clicks = 1; clicks < quantityLimits.max; clicks += 1) {
      scene.setQuantity(roses.id, 1 + clicks)
      await Promise.resolve()
    }
    await settle()
    expect(scene.noted.filter((note) => note.startsWith('quantity')).length).toBeLessThanOrEqual(3)
    expect(scene.noted).toContain(`quantity ${quantityLimits.max}`)
    expect(scene.store.getState().serverCart?.lines[0]?.quantity).toBe(quantityLimits.max)
    expect(scene.store.getState().pending).toEqual([])
    expect(notified).toBe(1)
    expect(kinds(scene)).toEqual(['quantityChanged'])
  })

  it.each([
    [0, 1],
    [-3, 1],
    [quantityLimits.max + 1, quantityLimits.max],
    [2.7, 2],
  ])('clamps the quantity from %d to %d', (asked, got) => {
    const scene = createCartHarness({ server: sampleCart([{ ...roses, quantity: 5 }]) })
    scene.setQuantity(roses.id, asked)
    expect(shownQuantity(scene)).toBe(got)
  })

  it('a failed quantity change is rolled back with a toast, and the cart is reloaded from the server', async () => {
    const scene = createCartHarness()
    scene.serve(sampleCart([{ ...roses, quantity: 2 }], 2))
    scene.fail({ kind: 'network' })
    scene.setQuantity(roses.id, 3)
    await Promise.resolve()
    scene.fail(undefined)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    expect(scene.noted.slice(0, 2)).toEqual(['quantity 3', 'list'])
    expect(shownQuantity(scene)).toBe(2)
    expect(scene.events).toEqual([])
  })

  it('does not send a quantity that the server already has', async () => {
    const scene = createCartHarness()
    scene.serve(sampleCart([{ ...roses, quantity: 3 }], 2))
    const refreshed = scene.refresh()
    scene.setQuantity(roses.id, 3)
    scene.setQuantity(cake.id, 5)
    await refreshed
    await settle()
    expect(scene.noted).toEqual(['list', 'count 3'])
    expect(scene.store.getState()).toMatchObject({ pending: [], toasts: [] })
  })

  it('shows one toast when it fails repeatedly in the same way', async () => {
    const scene = createCartHarness()
    scene.fail({ kind: 'network' })
    scene.setQuantity(roses.id, 3)
    await settle()
    scene.setQuantity(cake.id, 3)
    await settle()
    expect(kinds(scene)).toEqual(['failed'])
    const [notice] = scene.store.getState().toasts
    scene.dismissToast(notice?.id ?? '')
    expect(kinds(scene)).toEqual([])
  })
})

describe('a removal', () => {
  it("waits for the shopper's confirmation", async () => {
    const scene = createCartHarness()
    scene.openRemoveDialog(roses.id)
    expect(scene.store.getState().activeDialog).toEqual({ kind: 'removeLine', lineId: roses.id })
    scene.closeDialog()
    scene.confirmRemove()
    await settle()
    expect(scene.noted).toEqual([])
  })

  it('a removal is sent after a waiting quantity, and only the removal is announced', async () => {
    const scene = createCartHarness()
    scene.setQuantity(roses.id, 3)
    scene.openRemoveDialog(roses.id)
    scene.confirmRemove()
    expect(shownQuantity(scene)).toBeUndefined()
    await settle()
    expect(scene.noted).toEqual(['quantity 3', 'count 6', 'remove', 'count 3'])
    expect(kinds(scene)).toEqual(['lineRemoved'])
    expect(scene.store.getState()).toMatchObject({
      activeDialog: undefined,
      settled: { kind: 'removed', title: 'Red Roses' },
    })
    expect(scene.events).toMatchObject([
      { kind: 'addToCart', change: 2 },
      { kind: 'removeFromCart', item: { title: 'Red Roses', quantity: 3 } },
    ])
  })

  it('closes the removal dialog when the line has been removed elsewhere', async () => {
    const scene = createCartHarness({ initial: sampleCart([roses, cake]), server: sampleCart([cake], 2) })
    scene.openRemoveDialog(cake.id)
    await scene.refresh()
    expect(scene.store.getState().activeDialog).toEqual({ kind: 'removeLine', lineId: cake.id })
    scene.openRemoveDialog(roses.id)
    scene.serve(sampleCart([cake], 3))
    await scene.refresh()
    expect(scene.store.getState().activeDialog).toBeUndefined()
  })

  it('restores the line when its removal fails', async () => {
    const scene = createCartHarness()
    scene.fail({ kind: 'invalidResponse', status: 500 })
    scene.openRemoveDialog(roses.id)
    scene.confirmRemove()
    await settle()
    expect(shownQuantity(scene)).toBe(1)
    expect(kinds(scene)).toEqual(['failed'])
  })
})

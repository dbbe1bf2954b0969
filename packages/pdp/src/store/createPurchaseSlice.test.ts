import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions, sampleAddOns } from '../fixtures/addOnGroups.ts'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'
import type { DeliveryDayState } from './DeliveryDayState.ts'
import { initialDeliveryDayState } from './days/initialDeliveryDayState.ts'
import type { ProductPorts } from './ProductPorts.ts'

const { balloons, candle, card } = sampleAddOns
const network = { ok: false, failure: { kind: 'network' } } as const
const earliest = parseCalendarDate('2026-11-22')
const bengaluru: DeliverabilityCheckState = {
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest,
}

function setUp(product: Partial<typeof roses> = {}, ports: Partial<ProductPorts> = {}) {
  const add = vi.fn(
    async (_: AddToCartRequest, __: number): Promise<Result<unknown>> => ({ ok: true, value: undefined }),
  )
  const addOns = vi.fn(async (): Promise<Result<typeof addOnGroups>> => ({ ok: true, value: addOnGroups }))
  const settings = vi.fn(
    async (): Promise<Result<typeof addOnSettings>> => ({ ok: true, value: addOnSettings }),
  )
  const goToCart = vi.fn()
  const placeCheck = createStore(() => ({ check: bengaluru }))
  const entry = { isOpen: false, back: (): void => undefined }
  const kept: { drafts?: object } = {}
  const store = createProductStore({
    product: { ...roses, showsAddOns: true, ...product },
    ports: {
      ...{ add, goToCart, showPlace: () => undefined, track: () => undefined },
      placeCheck,
      hrefs: { cart: () => '/cart', home: () => '/' },
      addOns: { client: { addOns, occasions: async () => ({ ok: true, value: occasions }) }, settings },
      draft: { read: () => kept.drafts ?? null, write: (draft) => Object.assign(kept, { drafts: draft }) },
      historyEntry: {
        open: (_, onBack) => {
          entry.isOpen = true
          entry.back = () => {
            entry.isOpen = false
            onBack()
          }
          return async () => {
            entry.isOpen = false
          }
        },
        clear: () => undefined,
      },
      ...ports,
    },
  })
  const panel = () => store.actions.panel() ?? expect.unreachable('the panel was never opened')
  const done = () => vi.waitFor(() => expect(store.getState().purchase.kind).not.toBe('adding'))
  const request = (call = 0): AddToCartRequest =>
    add.mock.calls[call]?.[0] ?? expect.unreachable('nothing was added')
  return {
    ...store.actions,
    store,
    add,
    addOns,
    settings,
    goToCart,
    entry,
    kept,
    placeCheck,
    panel,
    done,
    asked: request,
  }
}

const wednesday = parseCalendarDate('2026-11-25')
const onWednesday: DeliveryDayState = {
  ...initialDeliveryDayState,
  requestedDate: wednesday,
  chosen: { date: wednesday, by: 'vendor' },
}

const take = (one: typeof balloons, more: object = {}) => ({ productId: one.id, quantity: 1, ...more })

describe('buying with add-ons', () => {
  it('opens the add-on panel before anything is added, and then adds everything in one request', async () => {
    const { store, add, asked, buy, panel, done, goToCart } = setUp()
    await buy('addToCart')
    expect(add).not.toHaveBeenCalled()
    expect(store.getState().panel?.groups).toEqual({ kind: 'known', value: addOnGroups })
    panel().setAddOn(take(balloons, { quantity: 3 }))
    panel().setAddOn(take(candle, { candleNumber: 25 }))
    panel().continueToCart()
    await done()
    expect(add).toHaveBeenCalledExactlyOnceWith(expect.anything(), 5)
    expect(asked()).toEqual({
      ...{
        productId: roses.id,
        pincode: '560001',
        button: 'addToCart',
        ifAbsent: true,
        key: expect.any(String),
      },
      addOns: [take(balloons, { quantity: 3 }), take(candle, { candleNumber: 25 })],
    })
    expect(store.getState()).toMatchObject({ purchase: { kind: 'inCart' }, panel: undefined, addOns: [] })
    expect(goToCart).not.toHaveBeenCalled()
  })

  it('continues without add-ons on Skip, and navigates to the cart on Buy Now', async () => {
    const { asked, buy, panel, goToCart } = setUp()
    await buy('buyNow')
    panel().setAddOn(take(balloons))
    panel().skip()
    await vi.waitFor(() => expect(goToCart).toHaveBeenCalledOnce())
    expect(asked()).toMatchObject({ button: 'buyNow' })
    expect(asked().addOns).toBeUndefined()
  })

  it('navigates to the cart on Buy Now if the product is already in the cart', async () => {
    const { add, buy, goToCart } = setUp({ showsAddOns: false })
    await buy('addToCart')
    await buy('buyNow')
    expect(add).toHaveBeenCalledOnce()
    expect(goToCart).toHaveBeenCalledOnce()
  })

  it('limits the units of each add-on, and drops a removed one', async () => {
    const { store, buy, panel } = setUp()
    await buy('addToCart')
    panel().setAddOn(take(balloons, { quantity: quantityLimits.max + 1 }))
    expect(store.getState().addOns).toEqual([take(balloons, { quantity: quantityLimits.max })])
    panel().setAddOn(take(card, { occasion: 1 }))
    panel().removeAddOn(balloons.id)
    expect(store.getState().addOns).toEqual([take(card, { occasion: 1 })])
  })

  it.each([
    ['has no add-ons', { showsAddOns: false }, {}],
    ['is delivered where the panel does not open', { delivery: { ...roses.delivery, country: 276 } }, {}],
    ['is sold in a host without add-ons', {}, { addOns: undefined }],
  ])('adds a product that %s without opening the panel', async (_, product, ports) => {
    const { store, add, buy } = setUp(product, ports)
    await buy('addToCart')
    expect(add).toHaveBeenCalledOnce()
    expect(store.getState().panel).toBeUndefined()
  })

  it('adds the product without the panel if add-ons or their settings are unavailable', async () => {
    const none = setUp()
    none.addOns.mockResolvedValue({ ok: true, value: [] })
    await none.buy('addToCart')
    expect(none.add).toHaveBeenCalledOnce()
    expect(none.entry.isOpen).toBe(false)
    const silent = setUp()
    silent.settings.mockResolvedValue(network)
    await silent.buy('addToCart')
    expect(silent.add).toHaveBeenCalledOnce()
  })

  it('requests the settings once, and again only after a failure', async () => {
    const { store, settings, preloadPurchase, buy } = setUp()
    settings.mockResolvedValueOnce(network)
    preloadPurchase()
    await vi.waitFor(() => expect(settings).toHaveBeenCalledOnce())
    await buy('addToCart')
    expect(store.getState().panel).toBeDefined()
    preloadPurchase()
    store.actions.panel()?.close()
    await buy('addToCart')
    expect(settings).toHaveBeenCalledTimes(2)
  })

  it('adds nothing if the chosen day becomes unavailable while the panel is open', async () => {
    const { store, add, buy, panel, setDay } = setUp()
    setDay(onWednesday)
    await buy('addToCart')
    setDay({ ...initialDeliveryDayState, error: 'noDate', unavailableDate: wednesday })
    panel().continueToCart()
    expect(store.getState()).toMatchObject({ panel: undefined, purchase: { kind: 'ready' } })
    expect(add).not.toHaveBeenCalled()
    setDay(onWednesday)
    await buy('addToCart')
    panel().continueToCart()
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
  })

  it('ignores both buttons until an open panel is closed', async () => {
    const { store, buy, panel, addOns } = setUp()
    await buy('addToCart')
    await buy('buyNow')
    expect(store.getState().panel?.button).toBe('addToCart')
    expect(addOns).toHaveBeenCalledOnce()
    panel().close()
    await buy('buyNow')
    expect(store.getState().panel?.button).toBe('buyNow')
  })

  it('can continue to the cart while the add-ons load or after they failed', async () => {
    const slow = setUp()
    slow.addOns.mockReturnValue(new Promise(() => undefined))
    void slow.buy('addToCart')
    await vi.waitFor(() => expect(slow.store.getState().panel).toBeDefined())
    slow.panel().skip()
    await vi.waitFor(() => expect(slow.add).toHaveBeenCalledOnce())
    const failed = setUp()
    failed.addOns.mockResolvedValueOnce(network)
    await failed.buy('addToCart')
    expect(failed.store.getState().panel?.groups.kind).toBe('failed')
    failed.panel().retry()
    await vi.waitFor(() => expect(failed.store.getState().panel?.groups.kind).toBe('known'))
    failed.panel().continueToCart()
    await vi.waitFor(() => expect(failed.add).toHaveBeenCalledOnce())
  })

  it('closes the panel on Back without buying, and keeps the choices', async () => {
    const { store, add, buy, panel, entry } = setUp()
    await buy('buyNow')
    expect(entry.isOpen).toBe(true)
    panel().setAddOn(take(balloons))
    entry.back()
    expect(store.getState()).toMatchObject({
      panel: undefined,
      addOns: [take(balloons)],
      purchase: { kind: 'ready' },
    })
    expect(add).not.toHaveBeenCalled()
    await buy('buyNow')
    panel().close()
    expect(entry.isOpen).toBe(false)
  })

  it('drops add-ons that are not available at another location', async () => {
    const { store, buy, panel, addOns, placeCheck } = setUp()
    await buy('addToCart')
    panel().setAddOn(take(balloons))
    panel().setAddOn(take(card, { occasion: 1 }))
    panel().close()
    addOns.mockResolvedValue({ ok: true, value: addOnGroups.slice(1) })
    placeCheck.setState({ check: { kind: 'deliverable', pincode: '411001', city: 'Pune', earliest } })
    await buy('addToCart')
    expect(store.getState().addOns).toEqual([take(card, { occasion: 1 })])
  })
})

describe('a failed add request', () => {
  it('a failed request keeps the add-on panel and its state, and a retry sends the same idempotency key', async () => {
    const { store, add, asked, buy, panel, done } = setUp()
    add.mockResolvedValueOnce(network)
    await buy('addToCart')
    panel().setAddOn(take(balloons))
    panel().continueToCart()
    await done()
    expect(store.getState()).toMatchObject({
      purchase: { kind: 'failed', button: 'addToCart' },
      addOns: [take(balloons)],
    })
    expect(store.getState().panel).toBeDefined()
    panel().continueToCart()
    await done()
    expect(asked(1)).toEqual(asked(0))
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it('gets a new idempotency key when the selection changes', async () => {
    const { add, asked, buy, write } = setUp({ showsAddOns: false, attributes: [cakeAttributes.message] })
    add.mockResolvedValueOnce(network)
    await buy('addToCart')
    write(16, 'For Asha')
    await buy('addToCart')
    expect(asked(1).key).not.toBe(asked(0).key)
  })

  it('keeps its idempotency key after a reload, and gets a new one after a success', async () => {
    const first = setUp({ showsAddOns: false })
    first.add.mockResolvedValueOnce(network)
    await first.buy('addToCart')
    const draft = { read: () => first.kept.drafts ?? null, write: vi.fn() }
    const second = setUp({ showsAddOns: false }, { draft })
    await second.buy('addToCart')
    expect(second.asked().key).toBe(first.asked().key)
    second.recheckCart()
    await second.buy('addToCart')
    expect(second.asked(1).key).not.toBe(second.asked(0).key)
  })
})

describe('an add request', () => {
  const plain = { showsAddOns: false, attributes: [cakeAttributes.message] }
  it.each([
    ['the text', ({ write }: ReturnType<typeof setUp>) => write(16, 'For Ravi')],
    ['the delivery day', ({ setDay }: ReturnType<typeof setUp>) => setDay(onWednesday)],
  ])('does not mark the gift as in the cart if %s was changed during the request', async (_, change) => {
    const page = setUp(plain)
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    page.add.mockReturnValueOnce(promise)
    const buying = page.buy('addToCart')
    await vi.waitFor(() => expect(page.add).toHaveBeenCalledOnce())
    change(page)
    expect(page.store.getState().purchase).toEqual({ kind: 'adding', button: 'addToCart' })
    resolve({ ok: true, value: undefined })
    await buying
    expect(page.store.getState().purchase).toEqual({ kind: 'ready' })
  })

  it('adds a second gift if the first selection is chosen again after it was added', async () => {
    const { store, add, asked, buy, write } = setUp(plain)
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    add.mockReturnValueOnce(promise)
    write(16, 'For Asha')
    const buying = buy('addToCart')
    await vi.waitFor(() => expect(add).toHaveBeenCalledOnce())
    write(16, 'For Ravi')
    resolve({ ok: true, value: undefined })
    await buying
    write(16, 'For Asha')
    await buy('addToCart')
    expect(asked(1)).toEqual({ ...asked(0), key: expect.any(String) })
    expect(asked(1).key).not.toBe(asked(0).key)
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it.each([
    ['leaves the points as they are in the cart', undefined],
    ['pays with points', true],
    ['does not pay with points', false],
  ])('%s', async (_, redeems) => {
    const { asked, buy, redeemPoints } = setUp(plain)
    if (redeems !== undefined) redeemPoints(redeems)
    await buy('addToCart')
    expect('redeemsPoints' in asked()).toBe(redeems !== undefined)
    expect(asked().redeemsPoints).toBe(redeems)
  })

  it('is sent for Add to Cart by the action of this name, and does not navigate', async () => {
    const { asked, addToCart, goToCart } = setUp(plain)
    await addToCart()
    await addToCart()
    expect(asked().button).toBe('addToCart')
    expect(goToCart).not.toHaveBeenCalled()
  })

  it('needs no navigation to the cart', async () => {
    const { store, add, buy } = setUp(plain, { goToCart: undefined })
    await buy('buyNow')
    await buy('buyNow')
    expect(add).toHaveBeenCalledOnce()
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it('is not sent while the delivery day is not available, and can be repeated', async () => {
    const { store, add, buy, setDay } = setUp(plain)
    setDay({ ...initialDeliveryDayState, error: 'noDate', unavailableDate: wednesday })
    await buy('addToCart')
    expect(store.getState()).toMatchObject({ purchase: { kind: 'ready' }, day: { failedAttempts: 1 } })
    expect(add).not.toHaveBeenCalled()
    setDay(onWednesday)
    await buy('addToCart')
    expect(add.mock.calls[0]?.[0].delivery).toEqual(onWednesday.chosen)
  })

  it('is not sent if a required choice was removed while the location was checked', async () => {
    const placeCheck = createStore<{ check: DeliverabilityCheckState }>(() => ({
      check: { kind: 'checking', pincode: '560001' },
    }))
    const product = { ...plain, attributes: [cakeAttributes.scents] }
    const { store, add, buy, choose } = setUp(product, { placeCheck })
    choose(51, 1)
    const buying = buy('addToCart')
    expect(store.getState().purchase.kind).toBe('adding')
    choose(51, 1, false)
    placeCheck.setState({ check: bengaluru })
    await buying
    expect(add).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ purchase: { kind: 'ready' }, missing: [51] })
  })

  it('asks for a missing choice before it asks for a location', async () => {
    const showPlace = vi.fn()
    const placeCheck = createStore(() => ({ check: { kind: 'idle' as const } }))
    const { store, buy } = setUp({ ...plain, attributes: [cakeAttributes.scents] }, { placeCheck, showPlace })
    await buy('addToCart')
    expect(showPlace).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({ missing: [51], placeError: undefined })
  })

  it('keeps its error until the next press, even if the selection changes', async () => {
    const { store, add, buy, write } = setUp(plain)
    add.mockResolvedValueOnce(network)
    await buy('addToCart')
    write(16, 'For Asha')
    expect(store.getState().purchase.kind).toBe('failed')
    await buy('addToCart')
    expect(store.getState().purchase.kind).toBe('inCart')
  })
})

describe('the product draft', () => {
  const cake = {
    showsAddOns: true,
    attributes: [cakeAttributes.weight, cakeAttributes.eggless, cakeAttributes.message],
  }

  it('the product draft survives a reload', async () => {
    const before = setUp(cake)
    before.trackView()
    before.choose(10, 3)
    before.write(16, 'For Asha')
    before.redeemPoints(true)
    await before.buy('addToCart')
    before.panel().setAddOn(take(card, { occasion: 1, text: 'With love' }))
    const { store, trackView } = setUp(cake, {
      draft: { read: () => before.kept.drafts ?? null, write: vi.fn() },
    })
    trackView()
    await vi.waitFor(() => expect(store.getState().selection.texts[16]).toBe('For Asha'))
    expect(store.getState()).toMatchObject({
      selection: { options: { 10: [3] } },
      addOns: [take(card, { occasion: 1, text: 'With love' })],
      redeemsPoints: true,
    })
  })

  it('keeps an entered greeting card until its own card is in the cart', async () => {
    const other = { occasion: '', text: 'For Ravi' }
    const before = setUp(cake)
    await before.buy('addToCart')
    before.panel().writeCard(card.id, { occasion: '1', text: 'With love' })
    before.panel().writeCard(balloons.id, other)
    before.panel().close()
    const { store, buy, panel, done, trackView } = setUp(cake, {
      draft: { read: () => before.kept.drafts, write: vi.fn() },
    })
    trackView()
    await vi.waitFor(() => expect(store.getState().cardDrafts?.[card.id]?.text).toBe('With love'))
    await buy('addToCart')
    panel().setAddOn(take(card, { occasion: 1, text: 'With love' }))
    panel().continueToCart()
    await done()
    expect(store.getState().cardDrafts).toEqual({ [balloons.id]: other })
  })

  it('keeps an entered candle number until its own candle is in the cart', async () => {
    const before = setUp(cake)
    await before.buy('addToCart')
    before.panel().writeCandle(candle.id, '25')
    before.panel().writeCandle(balloons.id, '4')
    before.panel().close()
    const { store, buy, panel, done, trackView } = setUp(cake, {
      draft: { read: () => before.kept.drafts, write: vi.fn() },
    })
    trackView()
    await vi.waitFor(() => expect(store.getState().candleDrafts?.[candle.id]).toBe('25'))
    await buy('addToCart')
    panel().setAddOn(take(candle, { candleNumber: 25 }))
    panel().continueToCart()
    await done()
    expect(store.getState().candleDrafts).toEqual({ [balloons.id]: '4' })
  })

  it('stores the product draft with the first change, before the lazy-loaded code is needed', async () => {
    const { kept, trackView, write } = setUp(cake, { scheduleLazyWork: () => undefined })
    trackView()
    write(16, 'For Asha')
    await vi.waitFor(() => expect(JSON.stringify(kept.drafts)).toContain('For Asha'))
  })

  it('does not overwrite newly typed text or options from a link', async () => {
    const before = setUp(cake)
    before.write(16, 'For Asha')
    before.choose(10, 3)
    before.preloadPurchase()
    await vi.waitFor(() => expect(before.kept.drafts).toBeDefined())
    const ports = {
      draft: { read: () => before.kept.drafts ?? null, write: vi.fn() },
      choices: { read: () => '10-2', write: () => undefined },
    }
    const { store, trackView, write } = setUp(cake, ports)
    trackView()
    write(16, 'For Ravi')
    await vi.waitFor(() => expect(store.getState().selection.options[10]).toEqual([2]))
    await import('./buying/applySelectionDraft.ts')
    expect(store.getState().selection.texts[16]).toBe('For Ravi')
  })

  it('restores the texts, but not the options, if a link has some', async () => {
    const { store, trackView } = setUp(cake, {
      draft: {
        read: () => ({ drafts: [['7', { choices: '10-3', texts: { 16: 'For Asha' } }]] }),
        write: () => undefined,
      },
      choices: { read: () => '10-2', write: () => undefined },
    })
    trackView()
    await vi.waitFor(() => expect(store.getState().selection.texts[16]).toBe('For Asha'))
    expect(store.getState().selection.options[10]).toEqual([2])
  })

  it('is deleted when the product is bought, while the drafts of other products are kept', async () => {
    const { kept, buy, panel, done, write } = setUp(cake)
    Object.assign(kept, { drafts: { drafts: [['8', { texts: { 16: 'Of another' } }]] } })
    write(16, 'For Asha')
    await buy('addToCart')
    expect(JSON.stringify(kept.drafts)).toContain('For Asha')
    panel().continueToCart()
    await done()
    expect(JSON.stringify(kept.drafts)).not.toContain('For Asha')
    expect(JSON.stringify(kept.drafts)).toContain('Of another')
  })

  it.each([
    null,
    7,
    {},
    { drafts: 'x' },
    { drafts: [['7', { addOns: [{ productId: 'x' }], texts: { 16: 4 } }]] },
  ])('is ignored if the browser stored %j', async (drafts) => {
    const { store, trackView, buy } = setUp(cake, { draft: { read: () => drafts, write: vi.fn() } })
    trackView()
    await buy('addToCart')
    expect(store.getState()).toMatchObject({ addOns: [], selection: { texts: {} } })
  })
})

it('shows the button “Add to Cart” once the page view is recorded, if the host enables this button', () => {
  const { store, trackView } = setUp({}, { showsAddToCart: () => true })
  expect(store.getState().showsAddToCart).toBe(false)
  trackView()
  expect(store.getState().showsAddToCart).toBe(true)
})

import type { AddToCartRequest, ConfiguredGift } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions } from '../../fixtures/addOnGroups.ts'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { roses } from '../../fixtures/roses.ts'
import { createProductStore } from '../createProductStore.ts'
import { initialDeliveryDayState } from '../days/initialDeliveryDayState.ts'

const earliest = parseCalendarDate('2026-11-22')
const placeAt = (pincode: string): DeliverabilityCheckState => ({
  kind: 'deliverable',
  ...{ pincode, city: 'Bengaluru', earliest },
})
const cake = { ...roses, attributes: [cakeAttributes.weight, cakeAttributes.message] }

beforeEach(() => {
  vi.useFakeTimers()
})
afterEach(() => {
  vi.useRealTimers()
})

/** Creates a cart that survives page loads, and the page of a cake. */
function openShop() {
  const lines: string[] = []
  const stored: { drafts?: object } = {}
  const listener = ({ button: _, key: __, ifAbsent: ___, ...gift }: AddToCartRequest) => JSON.stringify(gift)
  const add = vi.fn(async (asked: AddToCartRequest): Promise<Result<unknown>> => {
    lines.push(listener(asked))
    return { ok: true, value: undefined }
  })
  const findInCart = vi.fn(
    async (asked: ConfiguredGift): Promise<Result<boolean>> => ({
      ok: true,
      value: lines.includes(listener(asked)),
    }),
  )
  const load = async (product: Partial<typeof roses> = {}, check = placeAt('560001')) => {
    const goToCart = vi.fn()
    const placeCheck = createStore(() => ({ check }))
    const store = createProductStore({
      product: { ...cake, ...product },
      ports: {
        ...{ add, findInCart, goToCart, placeCheck, showPlace: () => undefined, track: () => undefined },
        hrefs: { cart: () => '/cart', home: () => '/' },
        draft: { read: () => stored.drafts ?? null, write: (drafts) => Object.assign(stored, { drafts }) },
        addOns: {
          client: {
            addOns: async () => ({ ok: true, value: addOnGroups }),
            occasions: async () => ({ ok: true, value: occasions }),
          },
          settings: async () => ({ ok: true, value: addOnSettings }),
        },
      },
    })
    store.actions.trackView()
    await settle()
    return { ...store.actions, store, placeCheck, goToCart, kind: () => store.getState().purchase.kind }
  }
  return { lines, add, findInCart, load, kept: stored }
}

const settle = async () => {
  // The lookup code is loaded by a dynamic import, which fake timers do not advance.
  await Promise.all([import('./createPurchaseFlow.ts'), import('./restoreStoredDraft.ts')])
  await vi.advanceTimersByTimeAsync(1000)
}

describe('a page whose selection is in the cart', () => {
  it('links to the cart after a reload, with the purchased texts and day', async () => {
    const { add, load } = openShop()
    const before = await load()
    before.write(16, 'For Asha')
    await before.addToCart()
    const after = await load()
    expect(after.kind()).toBe('inCart')
    expect(after.store.getState().selection.texts[16]).toBe('For Asha')
    await after.buy('buyNow')
    expect(after.goToCart).toHaveBeenCalledOnce()
    expect(add).toHaveBeenCalledOnce()
  })

  it('discards the texts of a product that is no longer in the cart', async () => {
    const { lines, load, kept } = openShop()
    const before = await load()
    before.write(16, 'For Asha')
    await before.addToCart()
    lines.splice(0)
    const after = await load()
    expect(after.kind()).toBe('ready')
    expect(after.store.getState().selection.texts[16]).toBeUndefined()
    expect(JSON.stringify(kept)).not.toContain('For Asha')
  })

  it('discards the texts of a removed product also after a second reload', async () => {
    const { lines, load } = openShop()
    const before = await load()
    before.write(16, 'For Asha')
    await before.addToCart()
    await load()
    lines.splice(0)
    expect((await load()).store.getState().selection.texts[16]).toBeUndefined()
  })

  it('adds another selection, and links to the cart again for the first one', async () => {
    const { load, lines } = openShop()
    const page = await load()
    await page.addToCart()
    page.write(16, 'For Asha')
    await settle()
    expect(page.kind()).toBe('ready')
    page.write(16, '')
    await settle()
    expect(page.kind()).toBe('inCart')
    page.placeCheck.setState({ check: placeAt('411001') })
    await settle()
    expect(page.kind()).toBe('ready')
    expect(lines).toHaveLength(1)
  })
})

describe('after the cart may have changed elsewhere', () => {
  it('keeps the previous state until the cart responds', async () => {
    const { load, lines, findInCart } = openShop()
    const page = await load()
    await page.addToCart()
    page.recheckCart()
    expect(page.kind()).toBe('inCart')
    findInCart.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await settle()
    expect(page.kind()).toBe('inCart')
    lines.splice(0)
    page.recheckCart()
    await settle()
    expect(page.kind()).toBe('ready')
  })
})

it('asks the API not to add a second unit of a selection that is in the cart', async () => {
  const { add, load } = openShop()
  const page = await load()
  await page.buy('buyNow')
  expect(add.mock.calls[0]?.[0]).toMatchObject({ ifAbsent: true })
})

describe('the cart lookup', () => {
  const sunday = parseCalendarDate('2026-11-29')

  it('finds a gift that was added elsewhere', async () => {
    const { findInCart, load } = openShop()
    findInCart.mockResolvedValueOnce({ ok: true, value: true })
    expect((await load()).kind()).toBe('inCart')
    expect(findInCart).toHaveBeenCalledOnce()
  })

  it.each([
    ['no location is chosen', {}, { kind: 'idle' }],
    ['the gift cannot be delivered to the location', {}, { kind: 'undeliverable', city: 'Port Blair' }],
    ['a required choice is missing', { attributes: [cakeAttributes.scents] }, placeAt('560001')],
    ['the product is out of stock', { isOutOfStock: true }, placeAt('560001')],
    [
      'a hamper is filled on its own page',
      { delivery: { ...roses.delivery, isCustom: true } },
      placeAt('560001'),
    ],
  ] as const)('does not run while %s', async (_, product, check) => {
    const { findInCart, load } = openShop()
    const { kind } = await load(product, check)
    expect(findInCart).not.toHaveBeenCalled()
    expect(kind()).toBe('ready')
  })

  it('runs once after several quick changes, with the last selection', async () => {
    const { findInCart, load } = openShop()
    const page = await load()
    findInCart.mockClear()
    page.write(16, 'For A')
    page.write(16, 'For As')
    page.write(16, 'For Asha')
    await settle()
    expect(findInCart).toHaveBeenCalledOnce()
    expect(findInCart.mock.calls[0]?.[0].texts).toEqual([{ attribute: 16, text: 'For Asha' }])
  })

  it('runs after another delivery day is chosen', async () => {
    const { findInCart, load } = openShop()
    const page = await load()
    findInCart.mockClear()
    const delivery = { date: sunday, by: 'vendor' } as const
    page.setDay({ ...initialDeliveryDayState, requestedDate: sunday, chosen: delivery })
    await settle()
    expect(findInCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ delivery }))
  })

  it('runs for another location', async () => {
    const { findInCart, load } = openShop()
    const page = await load()
    findInCart.mockClear()
    findInCart.mockResolvedValueOnce({ ok: true, value: true })
    page.placeCheck.setState({ check: placeAt('411001') })
    await settle()
    expect(findInCart).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ pincode: '411001' }))
    expect(page.kind()).toBe('inCart')
  })

  it('does not run again when the selection, the day and the location stay the same', async () => {
    const { findInCart, load } = openShop()
    const page = await load()
    findInCart.mockClear()
    page.redeemPoints(true)
    page.placeCheck.setState({ check: page.placeCheck.getState().check })
    await settle()
    expect(findInCart).not.toHaveBeenCalled()
  })

  it('does not mark a selection as in the cart that was changed before the response', async () => {
    const { findInCart, load } = openShop()
    const page = await load()
    const { promise, resolve } = Promise.withResolvers<Result<boolean>>()
    findInCart.mockReturnValueOnce(promise)
    page.recheckCart()
    await settle()
    page.write(16, 'For Asha')
    resolve({ ok: true, value: true })
    // Only the response arrives: the lookup of the changed selection has not started yet.
    await vi.advanceTimersByTimeAsync(0)
    expect(page.kind()).toBe('ready')
  })

  it('does not change the state of an add request that was started before the response', async () => {
    const { findInCart, add, load } = openShop()
    const page = await load()
    const lookup = Promise.withResolvers<Result<boolean>>()
    findInCart.mockReturnValueOnce(lookup.promise)
    page.recheckCart()
    await settle()
    const adding = Promise.withResolvers<Result<unknown>>()
    add.mockReturnValueOnce(adding.promise)
    const bought = page.addToCart()
    lookup.resolve({ ok: true, value: true })
    await settle()
    expect(page.kind()).toBe('adding')
    adding.resolve({ ok: true, value: undefined })
    await bought
    expect(page.kind()).toBe('inCart')
  })

  it('does not run after a recheck during an add request', async () => {
    const { findInCart, add, load } = openShop()
    const page = await load()
    findInCart.mockClear()
    const { promise, resolve } = Promise.withResolvers<Result<unknown>>()
    add.mockReturnValueOnce(promise)
    const bought = page.addToCart()
    page.recheckCart()
    resolve({ ok: true, value: undefined })
    await bought
    await settle()
    expect(findInCart).not.toHaveBeenCalled()
    expect(page.kind()).toBe('inCart')
  })

  it('keeps the error of a failed add request', async () => {
    const { findInCart, add, load } = openShop()
    const page = await load()
    add.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await page.addToCart()
    findInCart.mockClear()
    page.recheckCart()
    await settle()
    expect(findInCart).not.toHaveBeenCalled()
    expect(page.kind()).toBe('failed')
  })

  it('does not run while add-ons are offered', async () => {
    const { findInCart, load } = openShop()
    const page = await load({ showsAddOns: true })
    await page.addToCart()
    expect(page.store.getState().panel).toBeDefined()
    findInCart.mockClear()
    page.recheckCart()
    await settle()
    expect(findInCart).not.toHaveBeenCalled()
  })

  it('follows the location only while the gift is in the cart, however often the cart was searched', async () => {
    const { findInCart, load } = openShop()
    findInCart.mockResolvedValueOnce({ ok: true, value: true })
    const page = await load()
    findInCart.mockResolvedValueOnce({ ok: true, value: true })
    page.recheckCart()
    await settle()
    expect(page.kind()).toBe('inCart')
    page.recheckCart()
    await settle()
    expect(page.kind()).toBe('ready')
    const followed = vi.fn()
    page.store.subscribe(followed)
    page.placeCheck.setState({ check: placeAt('411001') })
    expect(followed).not.toHaveBeenCalled()
  })
})

describe('a purchased draft', () => {
  it('is kept for the next visit if the cart lookup fails', async () => {
    const { findInCart, load, kept } = openShop()
    const before = await load()
    before.write(16, 'For Asha')
    await before.addToCart()
    const failure = { ok: false, failure: { kind: 'network' } } as const
    findInCart.mockResolvedValueOnce(failure).mockResolvedValueOnce(failure)
    const after = await load()
    expect(after.store.getState().selection.texts[16]).toBeUndefined()
    expect(JSON.stringify(kept)).toContain('For Asha')
    expect((await load()).store.getState().selection.texts[16]).toBe('For Asha')
  })
})

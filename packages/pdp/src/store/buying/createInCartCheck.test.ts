import type { AddToCartRequest, ConfiguredGift } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { roses } from '../../fixtures/roses.ts'
import { createProductStore } from '../createProductStore.ts'

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
  const load = async () => {
    const goToCart = vi.fn()
    const placeCheck = createStore(() => ({ check: placeAt('560001') }))
    const store = createProductStore({
      product: cake,
      ports: {
        ...{ add, findInCart, goToCart, placeCheck, showPlace: () => undefined, track: () => undefined },
        hrefs: { cart: () => '/cart', home: () => '/' },
        draft: { read: () => stored.drafts ?? null, write: (drafts) => Object.assign(stored, { drafts }) },
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

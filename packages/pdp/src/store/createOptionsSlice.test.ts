import type { AddToCartRequest } from '@store/api-client/contract/cart'
import type { ProductAttribute } from '@store/api-client/contract/catalogue'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes as kinds } from '../fixtures/cakeAttributes.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'
import { getSelectedPrice } from './getSelectedPrice.ts'

const check: DeliverabilityCheckState = {
  kind: 'deliverable',
  pincode: '560001',
  city: 'Bengaluru',
  earliest: parseCalendarDate('2026-11-22'),
}

function setUp(attributes: readonly ProductAttribute[], address = '') {
  const add = vi.fn(async (_: AddToCartRequest): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const showPlace = vi.fn()
  const track = vi.fn()
  let written = address
  const store = createProductStore({
    product: { ...roses, attributes },
    ports: {
      add,
      placeCheck: createStore(() => ({ check })),
      showPlace,
      track,
      hrefs: { cart: () => '/cart', home: () => '/' },
      choices: {
        read: () => written,
        write: (choices) => {
          written = choices
        },
      },
    },
  })
  return { store, add, showPlace, track, address: () => written, ...store.actions }
}

const { weight, eggless, vase, message, name, scents } = kinds

describe('the options slice (specification 2, section 4, "Attributes")', () => {
  it('adds the product with the chosen options, the typed texts and the defaults', async () => {
    const { add, choose, write, buy } = setUp([weight, eggless, vase, message])
    choose(10, 2)
    choose(6, 1)
    write(16, '  Happy Birthday!?  ')
    await buy('addToCart')
    expect(add).toHaveBeenCalledExactlyOnceWith(
      {
        productId: roses.id,
        ifAbsent: true,
        pincode: '560001',
        choices: [
          { attribute: 10, options: [2] },
          { attribute: 6, options: [1] },
          { attribute: 31, options: [1] },
        ],
        texts: [{ attribute: 16, text: 'Happy Birthday!' }],
        button: 'addToCart',
        key: expect.any(String),
      },
      1,
    )
  })

  it('updates the price with each choice, and reports that price to analytics', async () => {
    const { store, choose, buy, track } = setUp([weight, vase])
    expect(getSelectedPrice(store.getState()).price).toBe(roses.price)
    choose(10, 3)
    choose(31, 1, false)
    expect(getSelectedPrice(store.getState())).toEqual({
      price: roses.price + 140_000 - 15_000,
      listPrice: roses.listPrice + 140_000 - 15_000,
    })
    await buy('addToCart')
    expect(track).toHaveBeenCalledWith(expect.objectContaining({ price: roses.price + 125_000 }))
  })

  it('deselects an option of a multiple choice, and replaces one of a single choice', () => {
    const { store, choose } = setUp([weight, eggless])
    choose(6, 1)
    choose(6, 1, false)
    choose(10, 2)
    choose(10, 2, false)
    expect(store.getState().selection.options).toEqual({ 6: [], 10: [2] })
  })

  it('keeps an option selected when it is selected again, such as after hydration', () => {
    const { store, choose } = setUp([eggless])
    choose(6, 1)
    choose(6, 1)
    expect(store.getState().selection.options).toEqual({ 6: [1] })
  })

  it('reports missing attributes before a missing location, and clears each once it is filled', async () => {
    const { store, add, showPlace, choose, write, buy } = setUp([scents, name])
    await buy('addToCart')
    expect(store.getState()).toMatchObject({ missing: [51, 41], purchase: { kind: 'ready' } })
    expect(add).not.toHaveBeenCalled()
    expect(showPlace).not.toHaveBeenCalled()
    write(41, '   ')
    expect(store.getState().missing).toEqual([51, 41])
    write(41, 'Asha')
    expect(store.getState().missing).toEqual([51])
    choose(51, 2)
    expect(store.getState().missing).toEqual([])
    choose(51, 2, false)
    expect(store.getState().missing).toEqual([])
    await buy('addToCart')
    expect(store.getState().missing).toEqual([51])
  })

  it('truncates a text at its limit and removes characters that are not accepted', () => {
    const { store, write } = setUp([name])
    write(41, "Asha's 30th birthday")
    expect(store.getState().selection.texts[41]).toBe('Ashas 30th')
  })

  it('allows adding to the cart again after the selection changes, even during the request', async () => {
    const { store, add, choose, buy } = setUp([weight])
    await buy('addToCart')
    expect(store.getState().purchase.kind).toBe('inCart')
    choose(10, 2)
    expect(store.getState().purchase.kind).toBe('ready')
    const adding = buy('addToCart')
    await vi.waitFor(() => expect(add).toHaveBeenCalledTimes(2))
    choose(10, 3)
    await adding
    expect(store.getState().purchase.kind).toBe('ready')
    expect(add.mock.calls.map(([{ choices }]) => choices?.[0]?.options)).toEqual([[1], [2]])
  })

  it('writes the selection to the URL, and restores it from there when the page is viewed', () => {
    const { store, address, choose, trackView, track } = setUp([weight, vase], '10-2_31')
    expect(getSelectedPrice(store.getState()).price).toBe(roses.price)
    trackView()
    expect(store.getState().selection.options).toEqual({ 10: [2], 31: [] })
    expect(track).toHaveBeenCalledExactlyOnceWith(
      expect.objectContaining({ kind: 'productViewed', price: roses.price + 35_000 }),
    )
    choose(31, 1)
    expect(address()).toBe('10-2')
    choose(10, 1)
    expect(address()).toBe('')
  })

  it('prefers inputs changed before hydration over the selection in the URL', () => {
    const { store, trackView, applySelection, address } = setUp([weight, eggless, vase, message], '10-2_6-1')
    trackView()
    applySelection({ options: { 10: [3], 6: [], 31: [] }, texts: { 16: '  From all of us!?' } })
    expect(store.getState().selection).toEqual({
      options: { 10: [3], 6: [1], 31: [] },
      texts: { 16: 'From all of us!' },
    })
    expect(address()).toContain('10-3')
  })

  it('keeps the selection of the URL when the inputs have the server-rendered values', () => {
    const { store, trackView, applySelection } = setUp([weight, message], '10-2')
    trackView()
    const { selection } = store.getState()
    applySelection({ options: { 10: [1] }, texts: { 16: '' } })
    expect(store.getState().selection).toBe(selection)
  })

  it('starts without missing attributes', () => {
    expect(setUp([scents, name]).store.getState()).toMatchObject({ missing: [], photoUploads: {} })
  })

  it('keeps the other chosen options of a multiple choice', () => {
    const { store, choose } = setUp([scents])
    choose(51, 1)
    choose(51, 2)
    expect(store.getState().selection.options).toEqual({ 51: [1, 2] })
    choose(51, 1, false)
    expect(store.getState().selection.options).toEqual({ 51: [2] })
  })

  it('ignores an attribute that the product does not have', async () => {
    const { add, choose, write, buy } = setUp([weight, message])
    choose(99, 1)
    write(98, 'For Asha')
    await buy('addToCart')
    const [request] = add.mock.calls[0] ?? []
    expect(request?.choices).toEqual([{ attribute: 10, options: [1] }])
    expect(request).not.toHaveProperty('texts')
  })

  it.each([
    ['have no values', [eggless, message], {}, {}],
    ['have a text for options', [eggless], {}, { 6: 'For Asha' }],
  ])('keeps the selection when the inputs %s', (_, attributes, options, texts) => {
    const { store, applySelection } = setUp(attributes)
    const { selection } = store.getState()
    applySelection({ options, texts })
    expect(store.getState().selection).toBe(selection)
  })

  it('keeps the options that were chosen before the page view if the URL has none', () => {
    const store = createProductStore({
      product: { ...roses, attributes: [weight] },
      ports: {
        add: async () => ({ ok: true, value: undefined }),
        placeCheck: createStore(() => ({ check })),
        showPlace: () => undefined,
        track: () => undefined,
        hrefs: { cart: () => '/cart', home: () => '/' },
      },
    })
    store.actions.choose(10, 3)
    store.actions.trackView()
    expect(store.getState().selection.options).toEqual({ 10: [3] })
  })
})

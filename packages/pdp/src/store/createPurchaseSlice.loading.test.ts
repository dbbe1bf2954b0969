import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions } from '../fixtures/addOnGroups.ts'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'
import type { ProductPorts } from './ProductPorts.ts'

const bengaluru: DeliverabilityCheckState = {
  ...{ kind: 'deliverable', pincode: '560001', city: 'Bengaluru' },
  earliest: parseCalendarDate('2026-11-22'),
}
const { message, weight } = cakeAttributes

function setUp(ports: Partial<ProductPorts> = {}, check = bengaluru, hasAddOns = false) {
  const add = vi.fn(async (_: AddToCartRequest): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const addOns = vi.fn(async (_: object) => ({ ok: true, value: addOnGroups }) as const)
  const kept: { drafts?: object } = {}
  const store = createProductStore({
    product: { ...roses, showsAddOns: hasAddOns, attributes: [weight, message] },
    ports: {
      ...{ add, showPlace: () => undefined, track: () => undefined },
      placeCheck: createStore(() => ({ check })),
      hrefs: { cart: () => '/cart', home: () => '/' },
      addOns: {
        client: { addOns, occasions: async () => ({ ok: true, value: occasions }) },
        settings: async () => ({ ok: true, value: addOnSettings }),
      },
      draft: { read: () => kept.drafts ?? null, write: (drafts) => Object.assign(kept, { drafts }) },
      ...ports,
    },
  })
  return { ...store.actions, store, add, addOns, kept }
}

afterEach(() => {
  vi.doUnmock('./buying/createPurchaseFlow.ts')
})

const failToLoad = () =>
  vi.doMock('./buying/createPurchaseFlow.ts', () => {
    throw new Error('The script did not arrive.')
  })

describe('when the code for buying fails to load', () => {
  it('reports the failure at the pressed button, and loads it again on the next press', async () => {
    failToLoad()
    const { store, add, buy } = setUp()
    await buy('buyNow')
    expect(store.getState().purchase).toEqual({
      ...{ kind: 'failed', failure: { kind: 'network' }, button: 'buyNow' },
    })
    expect(add).not.toHaveBeenCalled()
    vi.doUnmock('./buying/createPurchaseFlow.ts')
    await buy('buyNow')
    expect(add).toHaveBeenCalledOnce()
    expect(store.getState().purchase.kind).toBe('inCart')
  })

  it('reports nothing before a button is pressed', async () => {
    failToLoad()
    const { store, trackView, preloadPurchase, write } = setUp()
    preloadPurchase()
    trackView()
    write(16, 'For Asha')
    await vi.dynamicImportSettled()
    expect(store.getState().purchase).toEqual({ kind: 'ready' })
  })
})

it('stores a text that is typed after the code that stores it failed to load', async () => {
  failToLoad()
  const { trackView, write, kept } = setUp({ scheduleLazyWork: () => undefined })
  trackView()
  write(16, 'For')
  await vi.dynamicImportSettled()
  vi.doUnmock('./buying/createPurchaseFlow.ts')
  write(16, 'For Asha')
  await vi.dynamicImportSettled()
  expect(JSON.stringify(kept)).toContain('For Asha')
})

describe('the code for buying', () => {
  const never = () => undefined

  it('loads after the page view, when the host allows it', async () => {
    const { trackView, panel } = setUp()
    expect(panel()).toBeUndefined()
    trackView()
    await vi.waitFor(() => expect(panel()).toBeDefined())
  })

  it('loads with the first change of the selection, and with nothing else', async () => {
    const { trackView, redeemPoints, setPhotoUpload, write, panel } = setUp({ scheduleLazyWork: never })
    trackView()
    redeemPoints(true)
    setPhotoUpload(43, { kind: 'checking', name: 'us.jpg' })
    await vi.dynamicImportSettled()
    expect(panel()).toBeUndefined()
    write(16, 'For Asha')
    await vi.waitFor(() => expect(panel()).toBeDefined())
  })

  it.each([
    ['loads at once, so that the next press does not buy the gift again', { boughtFor: '560001' }, true],
    ['is not needed', {}, false],
  ])('%s, if the stored draft is %j', async (_, draft, isLoaded) => {
    const findInCart = vi.fn(async (): Promise<Result<boolean>> => ({ ok: true, value: true }))
    const { trackView, panel } = setUp({
      ...{ scheduleLazyWork: never, findInCart },
      draft: { read: () => ({ drafts: [['7', draft]] }), write: never },
    })
    trackView()
    await vi.dynamicImportSettled()
    expect(panel() !== undefined).toBe(isLoaded)
  })

  it.each([
    ['the pincode', bengaluru, '560001'],
    ['no pincode, because the location is not known', { kind: 'idle' }, undefined],
    [
      'no pincode, because nothing is delivered there',
      { kind: 'undeliverable', pincode: '744101', city: 'Port Blair' },
      undefined,
    ],
  ] as const)('preloads the add-ons for %s', async (_, check, pincode) => {
    const { store, preloadPurchase, addOns } = setUp({}, check, true)
    preloadPurchase()
    await vi.waitFor(() => expect(addOns).toHaveBeenCalledOnce())
    expect(addOns).toHaveBeenCalledWith({ productId: roses.id, pincode, delivery: undefined })
    expect(store.getState().panel).toBeUndefined()
  })
})

import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Result } from '@store/api-client/contract/problem'
import { toUploadId } from '@store/api-client/contract/uploads'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions, sampleAddOns } from '../fixtures/addOnGroups.ts'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { createDaysPort } from '../fixtures/createDaysPort.ts'
import { photoAttribute, uploadedPhoto } from '../fixtures/photoAttribute.ts'
import { roses } from '../fixtures/roses.ts'
import type { BuyButtonKind } from './AddOnPanelState.ts'
import { createProductStore } from './createProductStore.ts'
import { createDeliveryDayPicker } from './days/createDeliveryDayPicker.ts'

const wednesday = parseCalendarDate('2026-11-25')
const { balloons, candle, card } = sampleAddOns
const designAttribute = { ...photoAttribute, id: 44, label: 'Your design' }
// A same-site URL, because other URLs are not restored.
const photo = { ...uploadedPhoto, pictureSrc: '/api/uploads/43' }
const design = { ...photo, id: toUploadId('00000000-0000-4000-8000-000000000044') }
const gift = {
  ...roses,
  showsAddOns: true,
  attributes: [
    ...[
      cakeAttributes.weight,
      cakeAttributes.flavour,
      cakeAttributes.eggless,
      cakeAttributes.vase,
      cakeAttributes.message,
    ],
    ...[photoAttribute, designAttribute],
  ],
}
const along = [
  { productId: balloons.id, quantity: 3 },
  { productId: candle.id, quantity: 2, candleNumber: 25 },
  { productId: card.id, quantity: 1, occasion: 1, text: 'With love' },
]

/** An add request with every field that a shopper can choose. */
const everything = {
  ifAbsent: true,
  ...{ productId: roses.id, pincode: '560001', redeemsPoints: true, key: expect.any(String) },
  choices: [
    { attribute: 10, options: [3] },
    { attribute: 32, options: [2] },
    { attribute: 6, options: [1] },
    { attribute: 31, options: [] },
  ],
  texts: [{ attribute: 16, text: 'For Asha' }],
  photos: [
    { attribute: 43, upload: photo.id },
    { attribute: 44, upload: design.id },
  ],
  delivery: { date: wednesday, by: 'vendor', slot: '23-24' },
  addOns: along,
} satisfies AddToCartRequest

function setUp(kept: { drafts?: object } = {}) {
  const add = vi.fn(async (_: AddToCartRequest): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const check = { kind: 'deliverable', pincode: '560001', city: 'Bengaluru', earliest: wednesday } as const
  const placeCheck = createStore(() => ({ check }))
  const days = createDaysPort()
  const showPlace = () => undefined
  const store = createProductStore({
    product: gift,
    ports: {
      ...{ add, days, placeCheck, showPlace, track: () => undefined },
      hrefs: { cart: () => '/cart', home: () => '/' },
      addOns: {
        client: {
          addOns: async () => ({ ok: true, value: addOnGroups }),
          occasions: async () => ({ ok: true, value: occasions }),
        },
        settings: async () => ({ ok: true, value: addOnSettings }),
      },
      draft: { read: () => kept.drafts ?? null, write: (drafts) => Object.assign(kept, { drafts }) },
    },
  })
  const { getState, actions } = store
  const picker = createDeliveryDayPicker({ getState, placeCheck, days, showPlace, setDay: actions.setDay })
  return { store, picker, kept, asked: () => add.mock.calls.at(-1)?.[0], ...actions }
}

type Page = ReturnType<typeof setUp>

async function chooseEverything({ choose, write, setPhoto, redeemPoints, picker }: Page) {
  choose(10, 3)
  choose(32, 2)
  choose(6, 1)
  choose(31, 1, false)
  write(16, 'For Asha')
  setPhoto(43, photo)
  setPhoto(44, design)
  redeemPoints(true)
  await picker.open()
  await picker.pick(wednesday)
  picker.pickSlot('23-24')
}

const openPanel = async ({ buy, panel }: Page, button: BuyButtonKind) => {
  await buy(button)
  return panel() ?? expect.unreachable('the panel was never opened')
}

const done = ({ store }: Page) => vi.waitFor(() => expect(store.getState().purchase.kind).toBe('inCart'))

it.each(['addToCart', 'buyNow'] as const)('%s sends all choices in one request', async (button) => {
  const page = setUp()
  await chooseEverything(page)
  const panel = await openPanel(page, button)
  for (const one of along) panel.setAddOn(one)
  panel.continueToCart()
  await done(page)
  expect(page.asked()).toEqual({ ...everything, button })
})

it.each(['addToCart', 'buyNow'] as const)(
  '%s with Skip omits the add-ons and nothing else',
  async (button) => {
    const page = setUp()
    await chooseEverything(page)
    const panel = await openPanel(page, button)
    for (const one of along) panel.setAddOn(one)
    panel.skip()
    await done(page)
    const { addOns: _, ...rest } = everything
    expect(page.asked()).toEqual({ ...rest, button })
  },
)

it.each(['addToCart', 'buyNow'] as const)('%s sends the same request after a reload', async (button) => {
  const before = setUp()
  await chooseEverything(before)
  const panel = await openPanel(before, button)
  for (const one of along) panel.setAddOn(one)
  const page = setUp(before.kept)
  page.trackView()
  await vi.waitFor(() => expect(page.store.getState().day?.chosen).toBeDefined())
  const again = await openPanel(page, button)
  again.continueToCart()
  await done(page)
  expect(page.asked()).toEqual({ ...everything, button })
})

it('keeps the delivery day after a reload, unless another day was chosen since', async () => {
  const before = setUp()
  await chooseEverything(before)
  before.preloadPurchase()
  await vi.waitFor(() => expect(before.kept.drafts).toBeDefined())
  const page = setUp(before.kept)
  const thursday = parseCalendarDate('2026-11-26')
  await page.picker.open()
  await page.picker.pick(thursday)
  page.trackView()
  await vi.waitFor(() => expect(page.store.getState().selection.texts[16]).toBe('For Asha'))
  expect(page.store.getState().day?.chosen?.date).toBe(thursday)
})

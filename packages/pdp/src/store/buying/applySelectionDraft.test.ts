import { parseCalendarDate } from '@store/api-client/contract/date'
import { paise } from '@store/api-client/contract/money'
import { describe, expect, it } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { sampleAddOns } from '../../fixtures/addOnGroups.ts'
import { cakeAttributes } from '../../fixtures/cakeAttributes.ts'
import { servedArea } from '../../fixtures/createDaysPort.ts'
import { idleProductPorts } from '../../fixtures/idleProductPorts.ts'
import { photoAttribute, uploadedPhoto } from '../../fixtures/photoAttribute.ts'
import { roses } from '../../fixtures/roses.ts'
import { createOptionsSlice } from '../createOptionsSlice.ts'
import { createProductStore } from '../createProductStore.ts'
import { initialDeliveryDayState } from '../days/initialDeliveryDayState.ts'
import type { ProductState } from '../ProductState.ts'
import { applySelectionDraft } from './applySelectionDraft.ts'
import type { ProductSelectionDraft } from './ProductSelectionDraft.ts'

const wednesday = parseCalendarDate('2026-11-25')
const thursday = parseCalendarDate('2026-11-26')
const balloons = { productId: sampleAddOns.balloons.id, quantity: 2 }
const card = { productId: sampleAddOns.card.id, quantity: 1 }
const nothing: ProductSelectionDraft = {
  choices: '',
  texts: {},
  photos: {},
  addOns: [],
  delivery: undefined,
  redeemsPoints: undefined,
  wish: undefined,
}
const attributes = [cakeAttributes.weight, cakeAttributes.message, photoAttribute]
const page = createProductStore({
  product: { ...roses, attributes },
  ports: idleProductPorts,
})

/** Applies a draft to a page on which the shopper has already chosen something. */
function apply(
  draft: Partial<ProductSelectionDraft>,
  chosen: Partial<ProductState> = {},
  isAddressed = false,
) {
  const store = createStore<ProductState>(() => ({ ...page.getState(), ...chosen }))
  const options = createOptionsSlice(store, undefined, () => undefined)
  applySelectionDraft(store, { ...nothing, ...draft }, options, isAddressed)
  return store.getState()
}

const { selection } = page.getState()

it('leaves the page as it is if the draft is empty', () => {
  const shown = apply({})
  expect(shown).toMatchObject({ selection, addOns: [], redeemsPoints: undefined, day: undefined })
  expect(shown.selection.texts).toEqual({})
})

describe('the options of a draft', () => {
  it('are applied', () => {
    expect(apply({ choices: '10-3' }).selection.options).toMatchObject({ 10: [3] })
  })

  it('do not replace an option that was chosen before the draft was loaded', () => {
    const chosen = { selection: { ...selection, options: { ...selection.options, 10: [2] } } }
    expect(apply({ choices: '10-3' }, chosen).selection.options).toMatchObject({ 10: [2] })
  })

  it('do not replace those of a link', () => {
    const shown = apply({ choices: '10-3' }, { selection: { ...selection, options: { 10: [2] } } }, true)
    expect(shown.selection.options).toMatchObject({ 10: [2] })
  })
})

describe('the texts of a draft', () => {
  it('are applied to the texts of the product only', () => {
    expect(apply({ texts: { 16: 'For Asha', 99: 'x' } }).selection.texts).toEqual({ 16: 'For Asha' })
  })

  it('do not replace a text that was already typed', () => {
    const typed = { ...selection, texts: { 16: 'For Ravi' } }
    expect(apply({ texts: { 16: 'For Asha' } }, { selection: typed }).selection.texts).toEqual({
      16: 'For Ravi',
    })
  })
})

describe('the photos of a draft', () => {
  const other = { ...uploadedPhoto, pictureSrc: '/api/uploads/other' }

  it('are applied to the photos of the product only', () => {
    const photos = { 43: uploadedPhoto, 16: uploadedPhoto, 99: uploadedPhoto }
    expect(apply({ photos }).selection.photos).toEqual({ 43: uploadedPhoto })
  })

  it.each([
    ['do not replace a photo that was already uploaded', { 43: other }],
    ['do not remove a photo that was already uploaded', {}],
  ])('%s', (_, photos) => {
    const chosen = { ...selection, photos: { 43: uploadedPhoto } }
    expect(apply({ photos }, { selection: chosen }).selection.photos).toEqual({ 43: uploadedPhoto })
  })
})

describe('the add-ons of a draft', () => {
  it.each([
    ['are applied', [], [balloons]],
    ['do not replace add-ons that were already chosen', [card], [card]],
  ])('%s', (_, addOns, expected) => {
    expect(apply({ addOns: [balloons] }, { addOns }).addOns).toEqual(expected)
  })
})

describe('the greeting cards of a draft', () => {
  it('are restored, except a card that was already entered', () => {
    const entered = { occasion: '1', text: 'For Ravi' }
    const cards = { 8: { occasion: '2', text: 'For Asha' }, 9: { occasion: '', text: 'For Tara' } }
    expect(apply({ cards }, { cardDrafts: { 9: entered } }).cardDrafts).toEqual({ 8: cards[8], 9: entered })
  })
})

describe('the candle numbers of a draft', () => {
  it('are restored, except a number that was already entered', () => {
    const shown = apply({ candles: { 8: '25', 9: '3' } }, { candleDrafts: { 9: '40' } })
    expect(shown.candleDrafts).toEqual({ 8: '25', 9: '40' })
  })
})

describe('the choice of points in a draft', () => {
  it.each([
    ['is applied', false, undefined, false],
    ['replaces the default', true, false, true],
    ['does not reset the choice if it has none', undefined, true, true],
  ])('%s', (_, redeemsPoints, before, expected) => {
    expect(apply({ redeemsPoints }, { redeemsPoints: before }).redeemsPoints).toBe(expected)
  })
})

describe('the delivery day of a draft', () => {
  const delivery = { date: wednesday, by: 'vendor', slot: '23-24' } as const
  const day = {
    ...initialDeliveryDayState,
    area: { kind: 'known', value: servedArea },
    price: { price: paise(142_900), listPrice: paise(175_900) },
  } as const

  it('is requested with its time slot', () => {
    expect(apply({ delivery }).day).toEqual({
      ...initialDeliveryDayState,
      ...{ requestedDate: wednesday, chosen: delivery },
    })
  })

  it('adds its time slot to the same day, which is checked again', () => {
    const open = { ...day, requestedDate: wednesday, chosen: { date: wednesday, by: 'vendor' } } as const
    expect(apply({ delivery }, { day: open }).day).toEqual({
      ...open,
      ...{ area: { kind: 'none' }, chosen: delivery },
    })
  })

  it.each([
    ['another day', { date: thursday, by: 'vendor' }],
    ['another time slot', { date: wednesday, by: 'vendor', slot: '9-13' }],
    ['the earliest delivery', undefined],
  ] as const)('does not replace %s that was already chosen', (_, chosen) => {
    const open = { ...day, requestedDate: chosen?.date, chosen }
    expect(apply({ delivery }, { day: open }).day).toBe(open)
  })
})

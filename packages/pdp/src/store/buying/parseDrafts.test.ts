import { describe, expect, it } from 'vitest'
import { parseDrafts } from './parseDrafts.ts'

const photo = { id: 'upload', pictureSrc: '/api/uploads/43', width: 1600, height: 1200, name: 'us.jpg' }
const addOn = { productId: 9002, quantity: 1, candleNumber: 25, occasion: 2, text: 'With love' }
const delivery = { date: '2026-11-25', by: 'vendor', slot: '23-24' }
const draft = {
  choices: '10-2',
  texts: { 16: 'For Asha' },
  photos: { 43: photo },
  addOns: [addOn],
  cards: { 9002: { occasion: '2', text: 'With love' } },
  candles: { 9001: '25' },
  delivery,
  redeemsPoints: true,
  boughtFor: '560001',
  wish: { asked: '{}', key: 'key' },
}
const nothing = {
  choices: '',
  texts: {},
  photos: {},
  addOns: [],
  cards: undefined,
  candles: undefined,
  delivery: undefined,
  redeemsPoints: undefined,
  boughtFor: undefined,
  wish: undefined,
}

/** Returns a stored draft of one product as it is parsed. */
const read = (stored: object) => parseDrafts({ drafts: [['7', stored]] })[0]?.[1]

it('keeps valid drafts, in their order', () => {
  const drafts = [
    ['8', { ...draft, choices: '' }],
    ['7', draft],
  ]
  expect(parseDrafts({ drafts })).toEqual(drafts)
})

it('fills a draft without fields with empty values', () => {
  expect(read({})).toEqual(nothing)
})

it.each([
  undefined,
  null,
  7,
  'x',
  [],
  {},
  { drafts: 'x' },
  { drafts: {} },
  { drafts: [7] },
  { drafts: ['77'] },
  { drafts: [[]] },
  { drafts: [['7']] },
  { drafts: [['7', null]] },
  { drafts: [['7', 'x']] },
  { drafts: [['7', []]] },
  { drafts: [[7, draft]] },
])('finds no draft in %j', (stored) => {
  expect(parseDrafts(stored)).toEqual([])
})

it('drops an invalid draft and keeps the valid ones', () => {
  expect(parseDrafts({ drafts: [7, ['7', draft], [8, draft]] })).toEqual([['7', draft]])
})

it.each([
  { choices: 7 },
  { texts: 'x' },
  { texts: ['x'] },
  { photos: [photo] },
  { addOns: 'x' },
  { addOns: { 0: addOn } },
  { cards: [draft.cards] },
  { candles: ['25'] },
  { redeemsPoints: 'true' },
  { redeemsPoints: null },
  { boughtFor: 560001 },
  { wish: 'x' },
  { wish: null },
  { wish: {} },
  { wish: { asked: '{}' } },
  { wish: { asked: '{}', key: 7 } },
  { wish: { asked: 7, key: 'key' } },
])('reads the spoiled field %j as not set, and keeps the other fields', (fault) => {
  const [name] = Object.keys(fault)
  expect(read({ ...draft, ...fault })).toEqual({
    ...draft,
    ...Object.fromEntries(Object.entries(nothing).filter(([each]) => each === name)),
  })
})

it('keeps the texts that are strings', () => {
  expect(read({ texts: { 16: 4, 41: 'Asha', 42: null } })?.texts).toEqual({ 41: 'Asha' })
})

describe('a stored photo', () => {
  it('needs no name', () => {
    const { name: _, ...nameless } = photo
    expect(read({ photos: { 43: nameless } })?.photos).toEqual({ 43: nameless })
  })

  it('may have sides of 1 px', () => {
    const dot = { ...photo, width: 1, height: 1 }
    expect(read({ photos: { 43: dot } })?.photos).toEqual({ 43: dot })
  })

  it.each([
    null,
    'x',
    {},
    { ...photo, id: 7 },
    { ...photo, pictureSrc: 7 },
    { ...photo, pictureSrc: '//evil.example/x.jpg' },
    { ...photo, pictureSrc: 'https://evil.example/x.jpg' },
    { ...photo, pictureSrc: 'javascript:/x' },
    { ...photo, width: 0 },
    { ...photo, width: 1.5 },
    { ...photo, width: '1600' },
    { ...photo, height: -1 },
    { ...photo, height: undefined },
    { ...photo, name: 7 },
  ])('is dropped alone if it is %j', (spoiled) => {
    expect(read({ photos: { 43: spoiled, 44: photo } })?.photos).toEqual({ 44: photo })
  })
})

it('keeps the greeting cards that are valid', () => {
  const card = { occasion: '', text: 'With love' }
  const spoiled = { 1: null, 2: 'x', 3: { ...card, occasion: 1 }, 4: { ...card, text: 7 } }
  expect(read({ cards: { ...spoiled, 9002: card } })?.cards).toEqual({ 9002: card })
})

it('keeps the candle numbers that are valid', () => {
  expect(read({ candles: { 1: null, 2: 25, 9001: '25' } })?.candles).toEqual({ 9001: '25' })
})

describe('a stored add-on', () => {
  it('needs no candle number, occasion or text', () => {
    const plain = { productId: 9003, quantity: 3 }
    expect(read({ addOns: [plain] })?.addOns).toEqual([plain])
  })

  it.each([
    null,
    'x',
    [],
    {},
    { ...addOn, productId: 'x' },
    { ...addOn, productId: 0 },
    { ...addOn, quantity: 0 },
    { ...addOn, quantity: 0.5 },
    { ...addOn, quantity: '1' },
    { ...addOn, candleNumber: -25 },
    { ...addOn, candleNumber: '25' },
    { ...addOn, occasion: 0 },
    { ...addOn, occasion: 'Birthday' },
    { ...addOn, text: 7 },
  ])('is dropped alone if it is %j', (spoiled) => {
    expect(read({ addOns: [spoiled, addOn] })?.addOns).toEqual([addOn])
  })
})

describe('a stored delivery', () => {
  it.each([
    { date: '2026-11-25', by: 'vendor' },
    { date: '2026-11-25', by: 'courier' },
    { ...delivery, by: 'courier' },
  ])('is kept if it is %j', (kept) => {
    expect(read({ delivery: kept })?.delivery).toEqual(kept)
  })

  it.each([
    null,
    'x',
    {},
    { ...delivery, date: undefined },
    { ...delivery, date: 20261125 },
    { ...delivery, date: '25-11-2026' },
    { ...delivery, date: 'on 2026-11-25' },
    { ...delivery, date: '2026-11-25T00:00' },
    { ...delivery, by: undefined },
    { ...delivery, by: '' },
    { ...delivery, by: 'drone' },
    { ...delivery, slot: 23 },
  ])('is dropped if it is %j', (spoiled) => {
    expect(read({ ...draft, delivery: spoiled })).toEqual({ ...draft, delivery: undefined })
  })
})

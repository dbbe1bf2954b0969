import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { Result } from '@store/api-client/contract/problem'
import { expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { cakeAttributes } from '../fixtures/cakeAttributes.ts'
import { photoAttribute, uploadedPhoto } from '../fixtures/photoAttribute.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'

const day = parseCalendarDate('2026-11-22')
const check = { kind: 'deliverable', pincode: '560001', city: 'Bengaluru', earliest: day } as const

function setUp(isRequired = true) {
  const add = vi.fn(async (_: AddToCartRequest): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const store = createProductStore({
    product: { ...roses, attributes: [{ ...photoAttribute, isRequired }, cakeAttributes.message] },
    ports: {
      add,
      placeCheck: createStore(() => ({ check })),
      showPlace: () => undefined,
      track: () => undefined,
      hrefs: { cart: () => '/cart', home: () => '/' },
    },
  })
  return { store, add, ...store.actions }
}

it('blocks the purchase without a required photo, and shows the error until there is one', async () => {
  const { store, add, buy, setPhoto } = setUp()
  await buy('addToCart')
  expect(store.getState().missing).toEqual([43])
  expect(add).not.toHaveBeenCalled()
  setPhoto(43, uploadedPhoto)
  expect(store.getState().missing).toEqual([])
  await buy('addToCart')
  expect(add.mock.calls[0]?.[0].photos).toEqual([{ attribute: 43, upload: uploadedPhoto.id }])
})

it.each([
  { kind: 'checking', name: 'us.jpg' },
  { kind: 'uploading', name: 'us.jpg', percent: 50 },
  { kind: 'failed', name: 'us.jpg', failure: { kind: 'network' } },
] as const)('blocks the purchase while an optional photo is $kind, because it was chosen', async (way) => {
  const { store, add, buy, setPhotoUpload } = setUp(false)
  setPhotoUpload(43, way)
  await buy('addToCart')
  expect(store.getState().missing).toEqual([43])
  expect(add).not.toHaveBeenCalled()
  setPhotoUpload(43, undefined)
  await buy('addToCart')
  expect(add).toHaveBeenCalledOnce()
})

it('allows the purchase without an optional photo that was rejected', async () => {
  const { add, buy, setPhotoUpload } = setUp(false)
  setPhotoUpload(43, { kind: 'refused', fault: 'small' })
  await buy('addToCart')
  expect(add.mock.calls[0]?.[0]).not.toHaveProperty('photos')
})

it('treats the product with another photo as a different gift, which can be added again', async () => {
  const { store, buy, setPhoto } = setUp()
  setPhoto(43, uploadedPhoto)
  await buy('addToCart')
  expect(store.getState().purchase.kind).toBe('inCart')
  setPhoto(43, { ...uploadedPhoto, name: 'other.jpg' })
  expect(store.getState().purchase.kind).toBe('ready')
})

it('keeps the photo when the page applies the values of its inputs', () => {
  const { store, setPhoto, applySelection } = setUp()
  setPhoto(43, uploadedPhoto)
  applySelection({ options: {}, texts: { 16: 'For Asha' } })
  expect(store.getState().selection).toMatchObject({
    photos: { 43: uploadedPhoto },
    texts: { 16: 'For Asha' },
  })
})

it('does not change the selection when the page applies inputs that nobody has changed', () => {
  const { store, applySelection } = setUp()
  const { selection } = store.getState()
  applySelection({ options: { 43: [] }, texts: { 16: '' } })
  expect(store.getState().selection).toBe(selection)
})

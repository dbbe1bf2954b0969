import { parseCalendarDate } from '@store/api-client/contract/date'
import { type PincodeCheck, toProductId } from '@store/api-client/contract/delivery'
import type { Outcome } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { createPlaceStore } from '../place/createPlaceStore.ts'
import { createDeliveryLocationStore } from './createDeliveryLocationStore.ts'

const earliest = parseCalendarDate('2026-11-22')
const pune: Outcome<PincodeCheck> = { ok: true, value: { deliverable: true, city: 'Pune', earliest } }

function setUp({ chosen }: { readonly chosen?: string } = {}) {
  const checkPincode = vi.fn(async (): Promise<Outcome<PincodeCheck>> => pune)
  const place = createPlaceStore({
    initial: { country: 356, ...(chosen ? { pincode: chosen } : {}) },
    remember: () => undefined,
  })
  const track = vi.fn()
  const store = createDeliveryLocationStore({
    productId: toProductId(7),
    ports: { client: { checkPincode }, place, track },
  })
  return { store, place, track, checkPincode, ...store.actions }
}

describe('the delivery-location box', () => {
  it('finds the city and first day of a pincode and makes it the chosen place', async () => {
    const { store, place, track, type, check } = setUp()
    type(' 411001 ')
    await check()
    expect(store.getState().check).toEqual({ kind: 'deliverable', pincode: '411001', city: 'Pune', earliest })
    expect(place.getState()).toEqual({ country: 356, city: 'Pune', pincode: '411001' })
    expect(track).toHaveBeenCalledExactlyOnceWith({
      kind: 'pincodeChecked',
      pincode: '411001',
      deliverable: true,
    })
  })

  it.each(['411 001', '411-001'])('accepts %j and leaves it as typed', async (text) => {
    const { store, place, checkPincode, type, check } = setUp()
    type(text)
    await check()
    expect(checkPincode).toHaveBeenCalledExactlyOnceWith({ productId: 7, pincode: '411001' })
    expect(place.getState().pincode).toBe('411001')
    expect(store.getState()).toMatchObject({ typed: text, check: { pincode: '411001' } })
  })

  it.each(['', '41100', '4110011', '011001', 'abcdef', '41100a'])(
    'does not ask the API about %j',
    async (text) => {
      const { store, checkPincode, type, check } = setUp()
      type(text)
      await expect(check()).resolves.toEqual({ kind: 'malformed' })
      expect(store.getState()).toMatchObject({ check: { kind: 'unknown' }, fault: { kind: 'malformed' } })
      expect(checkPincode).not.toHaveBeenCalled()
    },
  )

  it('keeps what was typed when the check fails', async () => {
    const { store, place, checkPincode, type, check } = setUp()
    checkPincode.mockResolvedValue({ ok: false, failure: { kind: 'network' } })
    type('411001')
    await expect(check()).resolves.toEqual({ kind: 'failed', failure: { kind: 'network' } })
    expect(store.getState()).toEqual({
      typed: '411001',
      check: { kind: 'unknown' },
      fault: { kind: 'failed', failure: { kind: 'network' } },
    })
    expect(place.getState().pincode).toBeUndefined()
  })

  it('says where it is not delivered, and remembers the place all the same', async () => {
    const { store, place, checkPincode, type, check } = setUp()
    checkPincode.mockResolvedValue({ ok: true, value: { deliverable: false, city: 'Port Blair' } })
    type('744101')
    await check()
    expect(store.getState().check).toEqual({ kind: 'undeliverable', pincode: '744101', city: 'Port Blair' })
    expect(place.getState().city).toBe('Port Blair')
  })

  it('does not choose a pincode no directory knows', async () => {
    const { store, place, checkPincode, type, check } = setUp({ chosen: '411001' })
    checkPincode.mockResolvedValue({ ok: true, value: { deliverable: false, city: undefined } })
    type('999999')
    await check()
    expect(store.getState().check).toEqual({ kind: 'undeliverable', pincode: '999999', city: undefined })
    expect(place.getState()).toEqual({ country: 356, pincode: '411001' })
  })

  it.each<Outcome<PincodeCheck>>([
    { ok: true, value: { deliverable: true, city: 'New Delhi', earliest } },
    { ok: false, failure: { kind: 'network' } },
  ])('ignores an answer that a later question has overtaken: %j', async (late) => {
    const { store, checkPincode, type, check } = setUp()
    let answerFirst: (answer: Outcome<PincodeCheck>) => void = () => undefined
    checkPincode.mockImplementationOnce(() => new Promise((resolve) => (answerFirst = resolve)))
    type('110001')
    const first = check()
    type('411001')
    await check()
    answerFirst(late)
    await expect(first).resolves.toBeUndefined()
    expect(store.getState().check).toMatchObject({ city: 'Pune' })
  })

  it('forgets what it knew as soon as another pincode is typed', async () => {
    const { store, type, check } = setUp()
    type('411001')
    await check()
    type('41100')
    expect(store.getState().check).toEqual({ kind: 'idle' })
  })

  it('checks the place of an earlier visit by itself, but never over what is being typed', async () => {
    const known = setUp({ chosen: '411001' })
    await known.resume()
    expect(known.store.getState()).toMatchObject({ typed: '411001', check: { kind: 'deliverable' } })
    const typing = setUp({ chosen: '411001' })
    typing.type('110')
    await typing.resume()
    expect(typing.store.getState().typed).toBe('110')
    expect(typing.checkPincode).not.toHaveBeenCalled()
  })

  it('keeps what was typed before the page came alive, over the place of an earlier visit', async () => {
    const { store, checkPincode, resume } = setUp({ chosen: '411001' })
    await resume('110 0')
    expect(store.getState()).toMatchObject({ typed: '110 0', check: { kind: 'idle' } })
    expect(checkPincode).not.toHaveBeenCalled()
  })

  it('checks a place of an earlier visit that the browser has put back into the field', async () => {
    const { store, resume } = setUp({ chosen: '411001' })
    await resume('411 001')
    expect(store.getState()).toMatchObject({ typed: '411 001', check: { kind: 'deliverable' } })
  })
})

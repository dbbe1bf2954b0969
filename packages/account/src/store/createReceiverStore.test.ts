import { paise } from '@store/api-client/contract/money'
import type { PlaceOrderRequest } from '@store/api-client/contract/orders'
import type { Result } from '@store/api-client/contract/problem'
import { describe, expect, it, vi } from 'vitest'
import { sampleReceiver } from '../fixtures/sampleReceiver.ts'
import { createReceiverStore } from './createReceiverStore.ts'
import type { ReceiverDraft } from './ReceiverValues.ts'

type Placed = Result<{ readonly orderId: string; readonly href: string }>

const orderKey = '0f0c1f0e-7b1a-4c0e-9d35-2f4f8f7d9a11'
const placed: Placed = { ok: true, value: { orderId: 'o-1', href: '/order/o-1' } }
const offline: Placed = { ok: false, failure: { kind: 'network' } }
const notDeliverable = {
  kind: 'refused',
  status: 409,
  code: 'not_deliverable',
  message: 'Oops, We do not deliver this Product to this location',
  field: 'pincode',
} as const

const cities: Readonly<Record<string, string>> = { '560001': 'Bengaluru', '110001': 'New Delhi' }

interface Scene {
  readonly initial?: ReceiverDraft
  readonly country?: { readonly number: number; readonly name: string }
  readonly kept?: ReceiverDraft
  readonly known?: ReceiverDraft
  readonly orderedElsewhere?: () => string | undefined
}

function setUp({ initial = sampleReceiver, kept, known = {}, country, orderedElsewhere }: Scene = {}) {
  const place = vi.fn(async (_: PlaceOrderRequest): Promise<Placed> => placed)
  const happened: string[] = []
  const write = vi.fn()
  const track = vi.fn()
  const findCity = vi.fn(async (pincode: string) => cities[pincode])
  const store = createReceiverStore({
    orderKey,
    cart: { version: 3, total: paise(129_900), country },
    initial,
    ports: {
      client: { place },
      prefill: () => known,
      findCity,
      draft: { read: () => kept, write },
      orderedElsewhere,
      forget: () => happened.push('forget'),
      go: (href) => happened.push(`go ${href}`),
      hrefs: { cart: () => '/cart' },
      track,
    },
  })
  return { store, findCity, place, happened, write, track, ...store.actions }
}

describe('an order abroad', () => {
  const { countryCode: _, ...known } = sampleReceiver
  const usa = { number: 840, name: 'United States' }
  const emma = { ...known, contactNumber: '415 555 0132', pincode: ' K1A 0B1 ' }

  it('starts with the calling code of the country and keeps the spaces and letters of its postal codes', async () => {
    const canada = { number: 124, name: 'Canada' }
    const { store, place, submit } = setUp({ initial: emma, country: canada })
    expect(store.getState().values.countryCode).toBe('+1')
    await submit()
    const [asked] = place.mock.calls[0] ?? []
    expect(asked?.receiver).toMatchObject({
      country: 124,
      countryCode: '+1',
      contactNumber: '4155550132',
      pincode: 'K1A 0B1',
    })
  })

  it('rejects a malformed postal code', async () => {
    const { store, place, submit } = setUp({ initial: { ...emma, pincode: '12' }, country: usa })
    expect(await submit()).toBe('pincode')
    expect(store.getState().fieldErrors.pincode).toEqual({ kind: 'rule', fault: 'postalCode' })
    expect(place).not.toHaveBeenCalled()
  })
})

describe('placing the order', () => {
  it('sends a request with idempotency key and cart version, then deletes the draft and opens the confirmation', async () => {
    const { store, place, happened, track, submit } = setUp()
    await submit()
    const {
      senderName,
      message,
      addressType,
      courierNote,
      alternateContactNumber: _,
      ...receiver
    } = sampleReceiver
    expect(place).toHaveBeenCalledExactlyOnceWith({
      orderKey,
      version: 3,
      total: 129_900,
      // Empty optional fields are omitted.
      receiver: Object.fromEntries(Object.entries(receiver).filter(([, text]) => text !== '')),
      senderName,
      message,
      addressType,
      courierNote,
    })
    expect(happened).toEqual(['forget', 'go /order/o-1'])
    expect(store.getState().submission).toEqual({ kind: 'placed' })
    expect(track).toHaveBeenCalledExactlyOnceWith({ kind: 'orderPlaced', orderId: 'o-1', total: 129_900 })
  })

  it('sends one request for two quick clicks, and none after the order is placed', async () => {
    const { place, submit } = setUp()
    await Promise.all([submit(), submit()])
    await submit()
    expect(place).toHaveBeenCalledOnce()
  })

  it('shows all errors together, focuses the first and sends no request', async () => {
    const { store, place, submit } = setUp({ initial: { pincode: '56', message: 'a'.repeat(251) } })
    await expect(submit()).resolves.toBe('fullName')
    expect(place).not.toHaveBeenCalled()
    expect(store.getState()).toMatchObject({
      submission: { kind: 'ready' },
      fieldErrors: {
        fullName: { kind: 'rule', fault: 'required' },
        contactNumber: { kind: 'rule', fault: 'required' },
        address: { kind: 'rule', fault: 'required' },
        pincode: { kind: 'rule', fault: 'pincode' },
        city: { kind: 'rule', fault: 'required' },
        message: { kind: 'rule', fault: 'tooLong' },
      },
    })
  })

  it('keeps all typed values when no response arrives, and retries with the same idempotency key', async () => {
    const { store, place, happened, type, submit } = setUp()
    place.mockResolvedValueOnce(offline)
    type('message', 'With love')
    await submit()
    expect(store.getState()).toMatchObject({
      values: { ...sampleReceiver, message: 'With love' },
      submission: { kind: 'failed', fault: { kind: 'unreachable' } },
    })
    expect(happened).toEqual([])
    await submit()
    expect(place.mock.calls.map(([request]) => request.orderKey)).toEqual([orderKey, orderKey])
    expect(happened).toEqual(['forget', 'go /order/o-1'])
  })

  it('shows an error of the server at its field until that field changes', async () => {
    const { store, place, type, blur, submit } = setUp()
    place.mockResolvedValueOnce({ ok: false, failure: notDeliverable })
    await expect(submit()).resolves.toBe('pincode')
    const { code, message } = notDeliverable
    expect(store.getState().fieldErrors).toEqual({ pincode: { kind: 'refused', code, message } })
    expect(store.getState().submission).toEqual({ kind: 'ready' })
    blur('pincode')
    type('city', 'Pune')
    expect(store.getState().fieldErrors).toHaveProperty('pincode')
    type('pincode', '411001')
    expect(store.getState().fieldErrors).toEqual({})
  })

  it('drops an error about a value that was changed before the response', async () => {
    const { store, place, type, submit } = setUp()
    let answer: (outcome: Placed) => void = () => undefined
    place.mockImplementationOnce(() => new Promise((resolve) => (answer = resolve)))
    const done = submit()
    type('pincode', '411001')
    answer({ ok: false, failure: notDeliverable })
    await expect(done).resolves.toBeUndefined()
    expect(store.getState()).toMatchObject({ fieldErrors: {}, submission: { kind: 'ready' } })
  })

  it.each([
    ['cart_changed', { kind: 'cartChanged' }],
    ['out_of_stock', { kind: 'refused', message: 'Two roses are left.' }],
  ])('shows the error for the whole order when it is rejected with %s', async (code, fault) => {
    const { store, place, submit } = setUp()
    const failure = { kind: 'refused', status: 409, code, message: 'Two roses are left.' } as const
    place.mockResolvedValueOnce({ ok: false, failure })
    await submit()
    expect(store.getState().submission).toEqual({ kind: 'failed', fault })
  })

  it('navigates to the order that another tab has placed from the cart', async () => {
    const { store, place, submit } = setUp({ orderedElsewhere: () => '/order/42' })
    const failure = { kind: 'refused', status: 409, code: 'cart_changed', message: 'Changed.' } as const
    place.mockResolvedValueOnce({ ok: false, failure })
    await submit()
    const fault = { kind: 'orderedElsewhere', href: '/order/42' }
    expect(store.getState().submission).toEqual({ kind: 'failed', fault })
  })

  it('shows the error for the whole order when its field is not on this page', async () => {
    const { store, place, submit } = setUp()
    place.mockResolvedValueOnce({ ok: false, failure: { ...notDeliverable, field: 'slot', message: 'No.' } })
    await submit()
    expect(store.getState()).toMatchObject({
      fieldErrors: {},
      submission: { kind: 'failed', fault: { kind: 'refused', message: 'No.' } },
    })
  })
})

describe('errors while typing', () => {
  it('shows errors on blur, and only for that field', () => {
    const { store, blur } = setUp({ initial: {} })
    blur('fullName')
    expect(store.getState().fieldErrors).toEqual({ fullName: { kind: 'rule', fault: 'required' } })
  })

  it('shows no errors before blur, and removes them when the field is corrected', () => {
    const { store, type, blur } = setUp({ initial: {} })
    type('pincode', '56')
    expect(store.getState().fieldErrors).toEqual({})
    blur('pincode')
    expect(store.getState().fieldErrors).toHaveProperty('pincode')
    type('pincode', '560001')
    expect(store.getState().fieldErrors).toEqual({})
  })
})

describe('the draft', () => {
  it('is written on each change, with the typed values only', () => {
    const { write, type } = setUp({ initial: { pincode: '560001' } })
    type('fullName', 'A')
    type('fullName', 'Asha')
    expect(write).toHaveBeenLastCalledWith({ fullName: 'Asha' })
  })

  it('restores the draft after a reload; a location chosen since then replaces only values that were not typed', () => {
    const { store, resume } = setUp({
      initial: { pincode: '411001', city: 'Pune' },
      kept: { fullName: 'Asha', city: 'Bengaluru' },
    })
    expect(store.getState().values.fullName).toBe('')
    resume()
    expect(store.getState().values).toMatchObject({ fullName: 'Asha', pincode: '411001', city: 'Bengaluru' })
  })

  it('does not overwrite values that were typed before it was restored', () => {
    const { store, type, resume } = setUp({ initial: {}, kept: { fullName: 'Old', city: 'Pune' } })
    type('fullName', 'New')
    resume()
    expect(store.getState().values).toMatchObject({ fullName: 'New', city: 'Pune' })
  })

  it('includes values typed before hydration', () => {
    const { store, write, resume } = setUp({ initial: { city: 'Pune' }, kept: { address: '14' } })
    resume({ fullName: 'Asha', city: 'Pune', address: '' })
    expect(store.getState().values).toMatchObject({ fullName: 'Asha', city: 'Pune', address: '14' })
    expect(write).toHaveBeenCalledExactlyOnceWith({ address: '14', fullName: 'Asha' })
  })

  it('the draft excludes prefilled values, so that a later chosen location takes effect', () => {
    const before = setUp({ initial: {}, known: { pincode: '560001', city: 'Bengaluru' } })
    before.resume({ fullName: 'Asha' })
    before.type('message', 'With love')
    expect(before.store.getState().values).toMatchObject({ pincode: '560001', city: 'Bengaluru' })
    const stored = { fullName: 'Asha', message: 'With love' }
    expect(before.write).toHaveBeenLastCalledWith(stored)
    const later = setUp({ initial: {}, kept: stored, known: { pincode: '411001', city: 'Pune' } })
    later.resume()
    expect(later.store.getState().values).toMatchObject({
      fullName: 'Asha',
      pincode: '411001',
      city: 'Pune',
    })
  })

  it('excludes prefilled values that are in the fields at hydration', () => {
    const { write, resume } = setUp({ initial: {}, known: { pincode: '560001' } })
    resume({ pincode: '' })
    resume({ pincode: '' })
    resume({ pincode: '560001' })
    expect(write).not.toHaveBeenCalled()
  })

  it('takes precedence over prefilled values, like text typed before hydration', () => {
    const known = { pincode: '411001', city: 'Pune' }
    const { store, resume } = setUp({ initial: {}, kept: { pincode: '560001' }, known })
    resume({ city: 'Bengaluru' })
    expect(store.getState().values).toMatchObject({ pincode: '560001', city: 'Bengaluru' })
  })

  it('is not written again after the order is placed', async () => {
    const { write, type, submit } = setUp()
    await submit()
    type('message', 'Late')
    expect(write).not.toHaveBeenCalled()
  })
})

describe('the city', () => {
  const cityOf = ({ store }: ReturnType<typeof setUp>) => store.getState().values.city

  it('the city follows the pincode even if the chosen location has another city, and is kept after a reload', async () => {
    const scene = setUp({ initial: {}, known: { pincode: '560001', city: 'Bengaluru' } })
    scene.resume()
    scene.type('pincode', '110 001')
    await vi.waitFor(() => expect(cityOf(scene)).toBe('New Delhi'))
    expect(scene.write).toHaveBeenLastCalledWith({ pincode: '110 001', city: 'New Delhi' })
    scene.type('pincode', '560001')
    await vi.waitFor(() => expect(cityOf(scene)).toBe('Bengaluru'))
  })

  it('is kept if it was typed before the pincode, and replaced for the next pincode', async () => {
    const scene = setUp({ initial: {} })
    scene.type('city', 'Koramangala')
    scene.type('pincode', '560001')
    await new Promise((resolve) => setTimeout(resolve))
    expect(cityOf(scene)).toBe('Koramangala')
    scene.type('pincode', '110001')
    await vi.waitFor(() => expect(cityOf(scene)).toBe('New Delhi'))
  })

  it('does not replace a city that is typed while the city of the pincode is looked up', async () => {
    const scene = setUp({ initial: {} })
    scene.type('pincode', '560001')
    scene.type('city', 'Koramangala')
    await new Promise((resolve) => setTimeout(resolve))
    expect(cityOf(scene)).toBe('Koramangala')
  })

  it('ignores the lookup of a pincode that was changed meanwhile', async () => {
    const scene = setUp({ initial: {} })
    scene.type('pincode', '110001')
    scene.type('pincode', '11000')
    await new Promise((resolve) => setTimeout(resolve))
    expect(cityOf(scene)).toBe('')
  })

  it('stays unchanged for an unknown pincode', async () => {
    const scene = setUp({ initial: { city: 'Leh' } })
    scene.type('pincode', '194101')
    await new Promise((resolve) => setTimeout(resolve))
    expect(cityOf(scene)).toBe('Leh')
  })
})

it('starts with the default title and calling code of the specification', () => {
  expect(setUp({ initial: {} }).store.getInitialState().values).toMatchObject({
    title: 'Mr.',
    countryCode: '+91',
  })
})

import type { AddToCartRequest } from '@store/api-client/contract/cart'
import { parseCalendarDate } from '@store/api-client/contract/date'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import type { Result } from '@store/api-client/contract/problem'
import { toUploadId } from '@store/api-client/contract/uploads'
import { apiErrorByFault, createFaultInjector } from '@store/api-client/testing'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { addOnGroups, addOnSettings, occasions, sampleAddOns } from '../fixtures/addOnGroups.ts'
import { createDaysPort, servedArea } from '../fixtures/createDaysPort.ts'
import { roses } from '../fixtures/roses.ts'
import { createProductStore } from './createProductStore.ts'
import { createDeliveryDayPicker } from './days/createDeliveryDayPicker.ts'
import { createPhotoUploader } from './photos/createPhotoUploader.ts'

const faulty = ['failing', 'nonsense', 'gone'] as const
const bengaluru: DeliverabilityCheckState = {
  ...{ kind: 'deliverable', pincode: '560001', city: 'Bengaluru' },
  earliest: parseCalendarDate('2026-11-23'),
}

function open() {
  const faults = createFaultInjector()
  const add = vi.fn(async (_: AddToCartRequest): Promise<Result<unknown>> => ({ ok: true, value: undefined }))
  const through = faults.wrap({
    add,
    addOns: async () => ({ ok: true, value: addOnGroups }) as const,
    occasions: async () => ({ ok: true, value: occasions }) as const,
  })
  const days = createDaysPort()
  const placeCheck = createStore(() => ({ check: bengaluru }))
  const showPlace = vi.fn()
  const store = createProductStore({
    product: { ...roses, showsAddOns: true },
    ports: {
      ...{ add: through.add, placeCheck, showPlace, track: vi.fn() },
      hrefs: { cart: () => '/cart', home: () => '/' },
      addOns: { client: through, settings: async () => ({ ok: true, value: addOnSettings }) },
    },
  })
  const { getState, actions } = store
  const picker = createDeliveryDayPicker({
    ...{ getState, placeCheck, showPlace, setDay: actions.setDay },
    days: { ...days, client: faults.wrap(days.client) },
  })
  const panel = () => actions.panel() ?? expect.unreachable('the panel was never opened')
  const settled = () => vi.waitFor(() => expect(getState().purchase.kind).not.toBe('adding'))
  return { ...actions, state: getState, faults, add, picker, panel, settled }
}

const candle = { productId: sampleAddOns.candle.id, quantity: 1, candleNumber: 25 }

describe.each(faulty)('a %s API', (fault) => {
  it('does not lose the add-ons, and the next tap sends the same idempotency key', async () => {
    const page = open()
    await page.buy('addToCart')
    page.panel().setAddOn(candle)
    page.faults.inject(fault)
    page.panel().continueToCart()
    await page.settled()
    expect(page.state()).toMatchObject({
      purchase: { kind: 'failed', failure: apiErrorByFault[fault] },
      addOns: [candle],
    })
    page.faults.inject(undefined)
    page.panel().continueToCart()
    await page.settled()
    expect(page.state().purchase.kind).toBe('inCart')
    expect(page.add).toHaveBeenCalledOnce()
  })

  it('does not lose the add-ons on Skip, and the next Skip buys without them', async () => {
    const page = open()
    await page.buy('addToCart')
    page.panel().setAddOn(candle)
    page.faults.inject(fault)
    page.panel().skip()
    await page.settled()
    expect(page.state()).toMatchObject({ purchase: { kind: 'failed' }, addOns: [candle] })
    page.faults.inject(undefined)
    page.panel().skip()
    await page.settled()
    expect(page.state()).toMatchObject({ purchase: { kind: 'inCart' }, addOns: [] })
    expect(page.add.mock.lastCall?.[0].addOns).toBeUndefined()
  })

  it('hides the add-ons until a retry succeeds, but lets the shopper buy without them', async () => {
    const page = open()
    page.faults.inject(fault)
    await page.buy('addToCart')
    expect(page.state().panel?.groups).toEqual({ kind: 'failed', failure: apiErrorByFault[fault] })
    page.panel().loadOccasions()
    await vi.waitFor(() => expect(page.state().panel?.occasions.kind).toBe('failed'))
    page.faults.inject(undefined)
    page.panel().retry()
    page.panel().loadOccasions()
    await vi.waitFor(() =>
      expect(page.state().panel).toMatchObject({ groups: { kind: 'known' }, occasions: { kind: 'known' } }),
    )
    page.panel().skip()
    await page.settled()
    expect(page.state().purchase.kind).toBe('inCart')
  })

  it('does not lose the requested day, and a retry loads the available days', async () => {
    const page = open()
    const wished = parseCalendarDate('2026-11-25')
    page.faults.inject(fault)
    await page.picker.open()
    expect(page.state().day?.area).toEqual({ kind: 'failed', failure: apiErrorByFault[fault] })
    await page.picker.pick(wished)
    expect(page.state().day).toMatchObject({ requestedDate: wished, area: { kind: 'failed' } })
    page.faults.inject(undefined)
    await page.picker.retry()
    expect(page.state().day).toMatchObject({
      ...{ requestedDate: wished, area: { kind: 'known' } },
      chosen: { date: wished },
      slots: { kind: 'known', value: servedArea.slots },
    })
  })

  it('does not lose a photo whose upload failed, and a retry uploads it', async () => {
    const faults = createFaultInjector()
    const id = toUploadId('00000000-0000-4000-8000-000000000001')
    const upload = vi.fn(
      async () => ({ ok: true, value: { id, pictureSrc: '/api/uploads/1', width: 12, height: 9 } }) as const,
    )
    const [told, chosen] = [vi.fn(), vi.fn()]
    const desk = createPhotoUploader({
      ...{ attribute: 43, productId: roses.id, check: async (file: Blob) => ({ ok: true, file }) as const },
      ...{ upload: faults.wrap({ upload }).upload, setPhotoUpload: told, setPhoto: chosen },
    })
    faults.inject(fault)
    await desk.pick(new File(['us'], 'us.jpg'), 'us.jpg')
    expect(told).toHaveBeenLastCalledWith(43, expect.objectContaining({ name: 'us.jpg', kind: 'failed' }))
    faults.inject(undefined)
    await desk.retry()
    expect(chosen).toHaveBeenLastCalledWith(43, expect.objectContaining({ id }))
  })
})

it('adds a gift to the cart once for repeated taps while the API is slow', async () => {
  const page = open()
  await page.buy('addToCart')
  page.faults.inject('slow')
  page.panel().continueToCart()
  page.panel().continueToCart()
  await vi.waitFor(() => expect(page.faults.injectedCount()).toBe(1))
  page.faults.releaseSlowCalls()
  await page.settled()
  expect(page.add).toHaveBeenCalledOnce()
})

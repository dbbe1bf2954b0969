import { parseCalendarDate } from '@store/api-client/contract/date'
import type { AreaAvailability, DeliveryDatesClient } from '@store/api-client/contract/days'
import { paise } from '@store/api-client/contract/money'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { describe, expect, it, vi } from 'vitest'
import { createStore } from 'zustand/vanilla'
import { createDaysPort, servedArea } from '../../fixtures/createDaysPort.ts'
import { roses } from '../../fixtures/roses.ts'
import { createProductStore } from '../createProductStore.ts'
import type { DeliveryDayState } from '../DeliveryDayState.ts'
import { getSelectedPrice } from '../getSelectedPrice.ts'
import { createDeliveryDayPicker } from './createDeliveryDayPicker.ts'
import { initialDeliveryDayState } from './initialDeliveryDayState.ts'

const day = parseCalendarDate
const wednesday = day('2026-11-25')
const valentine = day('2027-02-14')

const at = (pincode: string, city = 'Bengaluru'): DeliverabilityCheckState => ({
  ...{ kind: 'deliverable', pincode, city },
  earliest: day('2026-11-23'),
})

interface Opened {
  readonly check?: DeliverabilityCheckState
  readonly client?: Partial<DeliveryDatesClient>
  readonly kept?: unknown
  readonly seasonDay?: typeof wednesday
}

function open({ check = at('560001'), client, kept = null, seasonDay }: Opened = {}) {
  const placeCheck = createStore(() => ({ check }))
  const write = vi.fn()
  const showPlace = vi.fn()
  const days = createDaysPort(client, { read: () => kept, write })
  const add = vi.fn(async () => ({ ok: true, value: undefined }) as const)
  const product = { ...roses, delivery: { ...roses.delivery, seasonDay } }
  const store = createProductStore({
    product,
    ports: {
      ...{ add, placeCheck, showPlace, days },
      hrefs: { cart: () => '/cart', home: () => '/' },
      track: () => undefined,
    },
  })
  const { getState, actions } = store
  const picker = createDeliveryDayPicker({ getState, placeCheck, days, showPlace, setDay: actions.setDay })
  const moveTo = (next: DeliverabilityCheckState) => placeCheck.setState({ check: next })
  return { store, picker, moveTo, write, showPlace, day: () => store.getState().day }
}

const answering = (area: AreaAvailability) =>
  vi.fn<DeliveryDatesClient['area']>(async () => ({ ok: true, value: area }))

it('shows the location field if no location is chosen', async () => {
  const { picker, day: known, showPlace } = open({ check: { kind: 'idle' } })
  await picker.open()
  expect(known()?.error).toBe('noPlace')
  expect(showPlace).toHaveBeenCalledOnce()
})

it('requests the available days once, and the time slots of the picked day', async () => {
  const area = answering(servedArea)
  const { picker, day: known } = open({ client: { area } })
  await Promise.all([picker.open(), picker.open()])
  await picker.open()
  expect(area).toHaveBeenCalledOnce()
  await picker.pick(wednesday)
  expect(area).toHaveBeenLastCalledWith(expect.objectContaining({ date: wednesday, pincode: '560001' }))
  expect(known()).toMatchObject({
    chosen: { date: wednesday, by: 'vendor', slot: undefined },
    slots: { kind: 'known', value: servedArea.slots },
    error: undefined,
  })
})

it('shows the price of the gift on the picked day', async () => {
  const price = vi.fn<DeliveryDatesClient['price']>(async () => ({
    ok: true,
    value: { price: paise(142_900), listPrice: paise(175_900) },
  }))
  const { picker, store } = open({ client: { price } })
  await picker.open()
  await picker.pick(valentine)
  expect(price).toHaveBeenCalledWith({ productId: roses.id, date: valentine, isSeason: false })
  expect(getSelectedPrice(store.getState())).toEqual({ price: 142_900, listPrice: 175_900 })
})

it('keeps the day that was picked last, whichever response arrives first', async () => {
  const answers: ((price: number) => void)[] = []
  const price: DeliveryDatesClient['price'] = () =>
    new Promise((resolve) =>
      answers.push((paid) => resolve({ ok: true, value: { price: paise(paid), listPrice: paise(paid) } })),
    )
  const { picker, store } = open({ client: { price } })
  await picker.open()
  const both = [picker.pick(valentine), picker.pick(wednesday)]
  answers[1]?.(100_000)
  answers[0]?.(900_000)
  await Promise.all(both)
  expect(store.getState().day).toMatchObject({ requestedDate: wednesday, price: { price: 100_000 } })
})

it('selects courier delivery from the first courier day on, without time slots', async () => {
  const area = answering({ ...servedArea, days: { ...servedArea.days, courierFrom: 2 } })
  const { picker, day: known } = open({ client: { area } })
  await picker.open()
  await picker.pick(wednesday)
  expect(known()).toMatchObject({ chosen: { by: 'courier' }, slots: { kind: 'known', value: [] } })
})

it('keeps an available time slot, and resets an unavailable one to any time', async () => {
  const area = vi.fn(answering(servedArea))
  const { picker, moveTo, day: known } = open({ client: { area } })
  picker.start()
  await picker.open()
  await picker.pick(wednesday)
  picker.pickSlot('9-13')
  moveTo(at('400001', 'Mumbai'))
  await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
  expect(known()?.chosen?.slot).toBe('9-13')
  area.mockResolvedValueOnce({ ok: true, value: { ...servedArea, slots: servedArea.slots.slice(1) } })
  moveTo(at('110001', 'Delhi'))
  await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
  expect(known()?.chosen).toMatchObject({ date: wednesday, slot: undefined })
})

it('keeps the day for another location if it is available there, and reports it as unavailable otherwise', async () => {
  const area = vi.fn(answering(servedArea))
  const { picker, moveTo, store, day: known } = open({ client: { area } })
  picker.start()
  await picker.open()
  await picker.pick(wednesday)
  moveTo({ kind: 'checking' })
  expect(known()?.area.kind).toBe('none')
  moveTo(at('400001'))
  await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
  expect(known()?.chosen?.date).toBe(wednesday)

  const delayed = { ...servedArea.days, first: day('2026-11-26'), vendorFrom: 3 }
  area.mockResolvedValueOnce({ ok: true, value: { ...servedArea, days: delayed } })
  moveTo(at('110001'))
  await vi.waitFor(() => expect(known()?.unavailableDate).toBe(wednesday))
  expect(known()).toMatchObject({ error: 'noDate', chosen: undefined, price: undefined })
  await store.actions.buy('addToCart')
  expect(known()?.failedAttempts).toBe(1)
})

it('ignores the days of a previous location that arrive after those of the new one', async () => {
  const answers: ((area: AreaAvailability) => void)[] = []
  const area: DeliveryDatesClient['area'] = () =>
    new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })))
  const { picker, moveTo, day: known } = open({ client: { area } })
  picker.start()
  void picker.open()
  moveTo(at('400001', 'Mumbai'))
  answers[1]?.(servedArea)
  await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
  answers[0]?.({ isServed: false })
  await new Promise((resolve) => setTimeout(resolve))
  expect(known()?.area).toEqual({ kind: 'known', value: servedArea })
})

it('reports that no delivery is possible at an undeliverable location', async () => {
  const { picker, day: known } = open({ client: { area: answering({ isServed: false }) } })
  await picker.open()
  expect(known()?.error).toBe('notDeliverable')
})

it('reports that the days failed to load, and retries', async () => {
  const area = vi.fn(answering(servedArea))
  area.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
  const { picker, day: known } = open({ client: { area } })
  await picker.open()
  expect(known()?.area.kind).toBe('failed')
  await picker.retry()
  expect(known()?.area.kind).toBe('known')
})

it('reports that the time slots failed to load, keeps the day, and retries', async () => {
  const area = vi.fn(answering(servedArea))
  const { picker, day: known } = open({ client: { area } })
  await picker.open()
  area.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
  await picker.pick(wednesday)
  expect(known()).toMatchObject({ chosen: { date: wednesday }, slots: { kind: 'failed' } })
  await picker.retry()
  expect(known()?.slots.kind).toBe('known')
})

it('opens with the Valentine date and its price before a location is known', async () => {
  const price = vi.fn<DeliveryDatesClient['price']>(async () => ({
    ok: true,
    value: { price: paise(142_900), listPrice: paise(175_900) },
  }))
  const {
    picker,
    day: known,
    moveTo,
  } = open({
    ...{ check: { kind: 'idle' }, client: { price }, seasonDay: valentine },
  })
  picker.start()
  await vi.waitFor(() => expect(known()?.price?.price).toBe(142_900))
  expect(price).toHaveBeenCalledWith({ productId: roses.id, date: valentine, isSeason: true })
  moveTo(at('560001'))
  await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
  expect(known()?.chosen?.date).toBe(valentine)
})

it("stores the day that was picked for Valentine's, and validates the stored value", async () => {
  const first = open({ seasonDay: valentine })
  await first.picker.pick(wednesday)
  expect(first.write).toHaveBeenCalledWith({ date: '25-11-2026' })
  const again = open({ seasonDay: valentine, kept: { date: '25-11-2026' } })
  again.picker.start()
  expect(again.day()?.requestedDate).toBe(wednesday)
  for (const stored of ['25-11-2026', { date: '31-02-2027' }, { date: 7 }, 7, []]) {
    const other = open({ seasonDay: valentine, kept: stored })
    other.picker.start()
    expect(other.day()?.requestedDate).toBe(valentine)
  }
})

it('requests the settings of a city once, and again when the city changes', async () => {
  const settings = vi.fn(createDaysPort().client.settings)
  const { picker, moveTo, day: known } = open({ client: { settings } })
  picker.start()
  await picker.open()
  moveTo(at('560002'))
  moveTo(at('400001', 'Mumbai'))
  await vi.waitFor(() => expect(known()?.settings?.freeFrom).toBe(49_900))
  expect(settings.mock.calls.map(([{ city }]) => city)).toEqual(['Bengaluru', 'Mumbai'])
})

describe('a day chosen before a reload', () => {
  const saved = (slot?: string): DeliveryDayState => ({
    ...initialDeliveryDayState,
    requestedDate: wednesday,
    chosen: { date: wednesday, by: 'vendor', slot },
  })

  it('is restored with its time slot and price when it is known to be available', async () => {
    const area = answering(servedArea)
    const { picker, store, day: known } = open({ client: { area } })
    store.actions.setDay(saved('23-24'))
    await picker.restore()
    expect(area).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ date: wednesday }))
    expect(known()).toMatchObject({
      chosen: { date: wednesday, by: 'vendor', slot: '23-24' },
      ...{ error: undefined, isSlotUnavailable: false, price: { price: 129_900 } },
    })
    await picker.restore()
    expect(area).toHaveBeenCalledOnce()
  })

  it('reports that the day chosen before a reload is no longer available, and selects no other day', async () => {
    const area = answering({ ...servedArea, days: { ...servedArea.days, first: day('2026-11-26') } })
    const { picker, store, day: known } = open({ client: { area } })
    store.actions.setDay(saved('23-24'))
    await picker.restore()
    expect(known()).toMatchObject({
      requestedDate: undefined,
      chosen: undefined,
      unavailableDate: wednesday,
      error: 'noDate',
    })
    expect(store.getState().day?.chosen).toBeUndefined()
  })

  it.each(['15-19', '3-4'])(
    'keeps the day and reports that the time slot %s is no longer available',
    async (slot) => {
      const { picker, store, day: known } = open()
      store.actions.setDay(saved(slot))
      await picker.restore()
      expect(known()).toMatchObject({ chosen: { date: wednesday, slot: undefined }, isSlotUnavailable: true })
      picker.pickSlot('23-24')
      expect(known()).toMatchObject({ chosen: { slot: '23-24' }, isSlotUnavailable: false })
    },
  )

  it('restores the day chosen before a reload once the location is known', async () => {
    const area = answering(servedArea)
    const { picker, store, moveTo, day: known } = open({ check: { kind: 'idle' }, client: { area } })
    picker.start()
    store.actions.setDay(saved('23-24'))
    await picker.restore()
    expect(area).not.toHaveBeenCalled()
    expect(known()?.chosen).toMatchObject({ date: wednesday, slot: '23-24' })
    moveTo(at('560001'))
    await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
    expect(known()?.chosen).toMatchObject({ date: wednesday, slot: '23-24' })
  })
})

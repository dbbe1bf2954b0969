import { parseCalendarDate } from '@store/api-client/contract/date'
import type { AreaAvailability, DeliveryDatesClient } from '@store/api-client/contract/days'
import { paise } from '@store/api-client/contract/money'
import type { DeliverabilityCheckState } from '@store/api-client/contract/ports'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
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

// Only the date is fake; timers are real.
beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: new Date('2026-11-23T12:00:00+05:30') })
})
afterEach(() => {
  vi.useRealTimers()
})

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

it('a day that is picked before the days are known has the delivery method of the location', async () => {
  const area = answering({ ...servedArea, days: { ...servedArea.days, courierFrom: 2 } })
  const { picker, day: known } = open({ client: { area } })
  await picker.pick(wednesday)
  expect(known()?.chosen).toEqual({ date: wednesday, by: 'courier', slot: undefined })
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

it.each(['22-11-2026', '14-02-2026'])(
  'opens with the Valentine date if the stored day %s has passed, so that the gift can be bought',
  async (date) => {
    const price = vi.fn(createDaysPort().client.price)
    const { picker, day: known } = open({ client: { price }, seasonDay: valentine, kept: { date } })
    picker.start()
    await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
    expect(known()).toMatchObject({ chosen: { date: valentine }, error: undefined })
    expect(price).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ date: valentine }))
  },
)

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

  it('stays an error when the location is checked again, and is chosen again where it is available', async () => {
    const later = { ...servedArea, days: { ...servedArea.days, first: day('2026-11-26') } }
    const area = vi.fn(answering(later))
    const { picker, store, moveTo, day: known } = open({ client: { area } })
    picker.start()
    store.actions.setDay(saved())
    await picker.restore()
    moveTo(at('560001'))
    expect(known()).toMatchObject({ area: { kind: 'loading' }, error: 'noDate' })
    await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
    expect(known()).toMatchObject({ chosen: undefined, unavailableDate: wednesday, error: 'noDate' })
    area.mockResolvedValue({ ok: true, value: servedArea })
    moveTo(at('400001', 'Mumbai'))
    await vi.waitFor(() => expect(known()?.chosen?.date).toBe(wednesday))
    expect(known()).toMatchObject({ unavailableDate: undefined, error: undefined })
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

describe('a delivery day without a location', () => {
  it('asks for a location first when a day is picked', async () => {
    const area = answering(servedArea)
    const {
      picker,
      day: known,
      showPlace,
      write,
    } = open({
      ...{ check: { kind: 'idle' }, client: { area }, seasonDay: valentine },
    })
    await picker.pick(wednesday)
    expect(known()).toEqual({
      area: { kind: 'none' },
      requestedDate: undefined,
      chosen: undefined,
      slots: { kind: 'none' },
      price: undefined,
      settings: undefined,
      error: 'noPlace',
      unavailableDate: undefined,
      isSlotUnavailable: false,
      failedAttempts: 0,
    })
    expect(showPlace).toHaveBeenCalledOnce()
    expect(area).not.toHaveBeenCalled()
    expect(write).not.toHaveBeenCalled()
  })

  it('requests no days on a retry', async () => {
    const area = answering(servedArea)
    const { picker } = open({ check: { kind: 'idle' }, client: { area } })
    await picker.retry()
    expect(area).not.toHaveBeenCalled()
  })

  it('opens with the Valentine date without loading any days', () => {
    const area = answering(servedArea)
    const { picker, day: known } = open({
      ...{ check: { kind: 'idle' }, client: { area }, seasonDay: valentine },
    })
    picker.start()
    expect(known()).toMatchObject({
      ...{ requestedDate: valentine, chosen: { date: valentine, by: 'vendor' } },
      ...{ area: { kind: 'none' }, slots: { kind: 'none' } },
    })
    expect(area).not.toHaveBeenCalled()
  })

  it('keeps the restored day without loading any days or city settings', async () => {
    const area = answering(servedArea)
    const settings = vi.fn(createDaysPort().client.settings)
    const {
      picker,
      store,
      day: known,
    } = open({
      ...{ check: { kind: 'idle' }, client: { area, settings } },
    })
    store.actions.setDay({
      ...initialDeliveryDayState,
      ...{ requestedDate: wednesday, chosen: { date: wednesday, by: 'vendor' } },
    })
    await picker.restore()
    expect(known()).toMatchObject({ area: { kind: 'none' }, price: { price: 129_900 } })
    expect(area).not.toHaveBeenCalled()
    expect(settings).not.toHaveBeenCalled()
  })
})

describe('a page whose day picker was not used', () => {
  it('has no day after the location is checked again', () => {
    const { picker, moveTo, day: known } = open()
    picker.start()
    moveTo({ kind: 'checking' })
    expect(known()).toBeUndefined()
  })

  it('requests no days for another location', async () => {
    const area = answering(servedArea)
    const { picker, moveTo, day: known } = open({ client: { area } })
    picker.start()
    moveTo(at('400001', 'Mumbai'))
    await vi.waitFor(() => expect(known()?.settings).toBeDefined())
    expect(area).not.toHaveBeenCalled()
    expect(known()?.area).toEqual({ kind: 'none' })
  })

  it('chooses no day outside the season', () => {
    const { picker, day: known } = open()
    picker.start()
    expect(known()).toBeUndefined()
  })

  it('restores nothing', async () => {
    const area = answering(servedArea)
    const price = vi.fn(createDaysPort().client.price)
    const { picker } = open({ client: { area, price } })
    await picker.restore()
    expect(area).not.toHaveBeenCalled()
    expect(price).not.toHaveBeenCalled()
  })

  it('ignores a time slot before a day is chosen', async () => {
    const { picker, day: known } = open()
    picker.pickSlot('9-13')
    expect(known()).toBeUndefined()
    await picker.open()
    picker.pickSlot('9-13')
    expect(known()?.chosen).toBeUndefined()
  })
})

describe('a Valentine page', () => {
  it('loads the days of a known location at once', async () => {
    const area = answering(servedArea)
    const { picker, day: known } = open({ client: { area }, seasonDay: valentine })
    picker.start()
    await vi.waitFor(() => expect(known()?.area.kind).toBe('known'))
    expect(area).toHaveBeenCalledExactlyOnceWith(expect.objectContaining({ date: valentine }))
  })

  it('keeps a day that the shopper has chosen before', () => {
    const { picker, store, day: known } = open({ seasonDay: valentine })
    store.actions.setDay({
      ...initialDeliveryDayState,
      ...{ requestedDate: wednesday, chosen: { date: wednesday, by: 'vendor' } },
    })
    picker.start()
    expect(known()?.requestedDate).toBe(wednesday)
  })

  it('is the only page that stores the picked day for the next product', async () => {
    const { picker, write } = open()
    await picker.open()
    await picker.pick(wednesday)
    expect(write).not.toHaveBeenCalled()
  })
})

describe('a day picked before the available days are known', () => {
  it('is chosen until the API answers', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const area: DeliveryDatesClient['area'] = async () => {
      await promise
      return { ok: true, value: servedArea }
    }
    const { picker, day: known } = open({ client: { area } })
    const picking = picker.pick(wednesday)
    expect(known()).toMatchObject({
      ...{ requestedDate: wednesday, chosen: { date: wednesday, by: 'vendor' } },
      ...{ area: { kind: 'loading' }, slots: { kind: 'loading' } },
    })
    resolve()
    await picking
    expect(known()).toMatchObject({
      ...{ chosen: { date: wednesday, by: 'vendor' }, isSlotUnavailable: false },
      ...{ area: { kind: 'known' }, slots: { kind: 'known' } },
    })
  })

  it('is kept when the days fail to load, without time slots', async () => {
    const { picker, day: known } = open({
      client: { area: async () => ({ ok: false, failure: { kind: 'network' } }) },
    })
    await picker.pick(wednesday)
    expect(known()).toMatchObject({
      requestedDate: wednesday,
      area: { kind: 'failed', failure: { kind: 'network' } },
      slots: { kind: 'none' },
    })
  })

  it('gets no price if it turns out to be unavailable', async () => {
    const { promise, resolve } = Promise.withResolvers<void>()
    const days = { ...servedArea.days, first: day('2026-11-26') }
    const { picker, day: known } = open({
      client: {
        area: answering({ ...servedArea, days }),
        price: async () => {
          await promise
          return { ok: true, value: { price: paise(142_900), listPrice: paise(175_900) } }
        },
      },
    })
    const picking = picker.pick(wednesday)
    await vi.waitFor(() => expect(known()?.unavailableDate).toBe(wednesday))
    resolve()
    await picking
    expect(known()?.price).toBeUndefined()
  })
})

describe('while requests are repeated', () => {
  it('shows the days as loading on a retry', async () => {
    const area = vi.fn(answering(servedArea))
    area.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    const { picker, day: known } = open({ client: { area } })
    await picker.open()
    const retrying = picker.retry()
    expect(known()?.area).toEqual({ kind: 'loading' })
    await retrying
    expect(known()?.area).toEqual({ kind: 'known', value: servedArea })
  })

  it('keeps the known days when only the time slots are requested again', async () => {
    const area = vi.fn(answering(servedArea))
    const { picker, day: known } = open({ client: { area } })
    await picker.open()
    area.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await picker.pick(wednesday)
    const retrying = picker.retry()
    expect(known()).toMatchObject({ area: { kind: 'known' }, slots: { kind: 'loading' } })
    await retrying
    expect(known()?.slots).toEqual({ kind: 'known', value: servedArea.slots })
  })

  it('keeps the known price of a day when its price cannot be loaded again', async () => {
    const price = vi.fn(createDaysPort().client.price)
    const { picker, day: known } = open({ client: { price } })
    await picker.pick(wednesday)
    price.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await picker.pick(wednesday)
    expect(price).toHaveBeenCalledTimes(2)
    expect(known()).toMatchObject({ price: { price: 129_900 }, error: undefined })
  })

  it('keeps no price of another day when the price of the new day cannot be loaded', async () => {
    const price = vi.fn(createDaysPort().client.price)
    const { picker, day: known } = open({ client: { price } })
    await picker.pick(wednesday)
    price.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    await picker.pick(valentine)
    expect(known()).toMatchObject({ requestedDate: valentine, price: undefined })
  })

  it('shows the newest price of a day, whichever response arrives first', async () => {
    const answers: ((price: number) => void)[] = []
    const price: DeliveryDatesClient['price'] = () =>
      new Promise((resolve) =>
        answers.push((paid) => resolve({ ok: true, value: { price: paise(paid), listPrice: paise(paid) } })),
      )
    const { picker, day: known } = open({ client: { price } })
    await picker.open()
    const both = [picker.pick(wednesday), picker.pick(wednesday)]
    answers[1]?.(100_000)
    answers[0]?.(900_000)
    await Promise.all(both)
    expect(known()?.price?.price).toBe(100_000)
  })

  it('requests no price of a restored day if it is known', async () => {
    const price = vi.fn(createDaysPort().client.price)
    const { picker, store } = open({ client: { price } })
    store.actions.setDay({
      ...initialDeliveryDayState,
      ...{ requestedDate: wednesday, chosen: { date: wednesday, by: 'vendor' } },
      price: { price: paise(99_900), listPrice: paise(99_900) },
    })
    await picker.restore()
    expect(price).not.toHaveBeenCalled()
    expect(store.getState().day?.price?.price).toBe(99_900)
  })
})

describe('a changed location', () => {
  it('shows neither days nor time slots until it is checked', async () => {
    const { picker, moveTo, day: known } = open()
    picker.start()
    await picker.open()
    await picker.pick(wednesday)
    moveTo({ kind: 'checking' })
    expect(known()).toMatchObject({
      ...{ area: { kind: 'none' }, slots: { kind: 'none' } },
      chosen: { date: wednesday },
    })
  })

  it.each([0, 1])(
    'shows its own days if those of the previous location arrive %d steps into its check',
    async (step) => {
      const answers: ((area: AreaAvailability) => void)[] = []
      const area: DeliveryDatesClient['area'] = () =>
        new Promise((resolve) => answers.push((value) => resolve({ ok: true, value })))
      const { picker, moveTo, day: known } = open({ client: { area } })
      picker.start()
      const opening = picker.open()
      moveTo({ kind: 'checking' })
      if (step === 1) moveTo(at('400001', 'Mumbai'))
      answers[0]?.({ isServed: false })
      await opening
      expect(known()?.area.kind).toBe(step === 1 ? 'loading' : 'none')
      if (step === 0) moveTo(at('400001', 'Mumbai'))
      answers[1]?.(servedArea)
      await vi.waitFor(() => expect(known()?.area).toEqual({ kind: 'known', value: servedArea }))
    },
  )

  it('does not request the days again when other delivery state changes', async () => {
    const check = at('560001')
    const area = answering(servedArea)
    const { picker, moveTo } = open({ check, client: { area } })
    picker.start()
    await picker.open()
    moveTo(check)
    expect(area).toHaveBeenCalledOnce()
  })

  it('requests no settings if its city is not known', async () => {
    const settings = vi.fn(createDaysPort().client.settings)
    const { picker, moveTo } = open({ client: { settings } })
    picker.start()
    await picker.open()
    moveTo(at('400001', ''))
    expect(settings).toHaveBeenCalledExactlyOnceWith({ productId: roses.id, city: 'Bengaluru' })
  })

  it('requests the settings of its city again after a failure, and keeps none of another city', async () => {
    const settings = vi.fn(createDaysPort().client.settings)
    const { picker, moveTo, day: known } = open({ client: { settings } })
    picker.start()
    await picker.open()
    await vi.waitFor(() => expect(known()?.settings).toBeDefined())
    settings.mockResolvedValueOnce({ ok: false, failure: { kind: 'network' } })
    moveTo(at('400001', 'Mumbai'))
    await vi.waitFor(() => expect(known()?.settings).toBeUndefined())
    moveTo(at('400002', 'Mumbai'))
    await vi.waitFor(() => expect(known()?.settings).toBeDefined())
    expect(settings).toHaveBeenCalledTimes(3)
  })

  it('has the settings of its own city, whichever response arrives first', async () => {
    const answers = new Map<string, (freeFrom: number) => void>()
    const settings: DeliveryDatesClient['settings'] = ({ city }) =>
      new Promise((resolve) =>
        answers.set(city, (freeFrom) =>
          resolve({
            ok: true,
            value: {
              ...{ cutoffHour: 18, deliveryCharge: paise(4_900), hasSlots: true },
              freeFrom: paise(freeFrom),
            },
          }),
        ),
      )
    const spy = vi.fn(settings)
    const { picker, moveTo, day: known } = open({ client: { settings: spy } })
    picker.start()
    await picker.open()
    moveTo(at('400001', 'Mumbai'))
    answers.get('Mumbai')?.(99_900)
    await vi.waitFor(() => expect(known()?.settings?.freeFrom).toBe(99_900))
    answers.get('Bengaluru')?.(49_900)
    // Handlers run in order, so the picker has received the answer too.
    await spy.mock.results[0]?.value
    expect(known()?.settings?.freeFrom).toBe(99_900)
  })
})

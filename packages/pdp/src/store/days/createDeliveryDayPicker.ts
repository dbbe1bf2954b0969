import type { AreaAvailability } from '@store/api-client/contract/days'
import type { DeliverabilityCheckState, DeliverabilityCheckStore } from '@store/api-client/contract/ports'
import {
  type CalendarDate,
  toDayMonthYear,
  toIndianDate,
} from '@store/api-client/contract/rules/calendarDays'
import type { DeliveryDayState } from '../DeliveryDayState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import { chooseAvailableDay, type DeliveryDaySelection } from './chooseAvailableDay.ts'
import { initialDeliveryDayState } from './initialDeliveryDayState.ts'
import { parseValentineDate } from './parseValentineDate.ts'

/** Picker of the delivery day. */
export interface DeliveryDayPicker {
  /** Subscribes to the location and opens with the Valentine date; returns the unsubscribe function. */
  readonly start: () => () => void
  /** Requests the available days; without a location, it asks for one instead. */
  readonly open: () => Promise<void>
  /** Checks whether a day that was chosen before a reload is still available, and requests its price. */
  readonly restore: () => Promise<void>
  /** Retries the failed requests. */
  readonly retry: () => Promise<void>
  /** Picks a day: requests its time slots and its price. */
  readonly pick: (date: CalendarDate) => Promise<void>
  /** Chooses a time slot of the chosen day, or `undefined` for any. */
  readonly pickSlot: (slot: string | undefined) => void
}

/** Options of `createDeliveryDayPicker`. */
export interface DeliveryDayPickerOptions {
  readonly getState: () => ProductState
  readonly setDay: (day: DeliveryDayState) => void
  readonly placeCheck: DeliverabilityCheckStore
  readonly days: NonNullable<ProductPorts['days']>
  readonly showPlace: ProductPorts['showPlace']
}

/**
 * Chooses a day before its availability is known; the API's response then decides, and contains the delivery method.
 */
const chooseUnseen = (requestedDate: CalendarDate | undefined): DeliveryDaySelection => ({
  requestedDate,
  chosen: requestedDate && { date: requestedDate, by: 'vendor' },
  ...{ error: undefined, unavailableDate: undefined },
})

/** Creates the day picker, whose state is in the product store (`day`). */
export function createDeliveryDayPicker({
  getState,
  setDay,
  placeCheck,
  days,
  showPlace,
}: DeliveryDayPickerOptions): DeliveryDayPicker {
  const { id: productId, delivery } = getState().product
  const { client, season } = days
  const isSeason = delivery.seasonDay !== undefined
  // Request counters: a response is dropped if a newer request was made.
  let questions = 0
  let prices = 0
  let pricedDate: CalendarDate | undefined
  let cities = ''

  const change = (part: Partial<DeliveryDayState>) =>
    setDay({ ...initialDeliveryDayState, ...getState().day, ...part })
  const current = (): DeliveryDayState => getState().day ?? initialDeliveryDayState

  const takeArea = (area: AreaAvailability, requestedDate: CalendarDate | undefined) => {
    const settled = chooseAvailableDay({ requestedDate, chosen: current().chosen }, area)
    const slots = area.isServed && settled.chosen?.by === 'vendor' ? area.slots : []
    const hadSlot = settled.chosen?.slot !== undefined
    const slot = slots.find(({ id, isFull }) => id === settled.chosen?.slot && !isFull)?.id
    change({
      ...settled,
      area: { kind: 'known', value: area },
      chosen: settled.chosen && { ...settled.chosen, slot },
      slots: { kind: 'known', value: slots },
      isSlotUnavailable: hadSlot && slot === undefined,
      ...(settled.requestedDate === undefined && { price: undefined }),
    })
  }

  const ask = async (wished: CalendarDate | undefined) => {
    const { check } = placeCheck.getState()
    if (check.kind !== 'deliverable') return
    questions += 1
    const mine = questions
    const { pincode, city } = check
    const answer = await client.area({ productId, pincode, city, date: wished })
    if (mine !== questions) return
    if (answer.ok) return takeArea(answer.value, wished)
    const failed = { kind: 'failed', failure: answer.failure } as const
    change(current().area.kind === 'known' ? { slots: failed } : { area: failed, slots: { kind: 'none' } })
  }

  const askPrice = async (date: CalendarDate) => {
    prices += 1
    const mine = prices
    const answer = await client.price({ productId, date, isSeason })
    if (mine !== prices || current().requestedDate !== date) return
    // If the price request fails, the purchase continues, because the cart shows the price. The known price of another
    // day is not kept.
    if (answer.ok || date !== pricedDate) change({ price: answer.ok ? answer.value : undefined })
    if (answer.ok) pricedDate = date
  }

  const askSettings = async (city: string) => {
    if (city === '' || city === cities) return
    cities = city
    const answer = await client.settings({ productId, city })
    if (cities !== city) return
    // After a failure, the next call requests them again; those of another city would be wrong.
    if (!answer.ok) cities = ''
    change({ settings: answer.ok ? answer.value : undefined })
  }

  const askForPlace = () => {
    change({ error: 'noPlace' })
    showPlace()
  }

  const load = async () => {
    const { requestedDate, unavailableDate } = current()
    // A day that was not available stays an error until the shopper chooses again, or it is available here.
    change({ area: { kind: 'loading' }, ...(unavailableDate === undefined && { error: undefined }) })
    await ask(requestedDate ?? unavailableDate)
  }

  const follow = (check: DeliverabilityCheckState) => {
    if (check.kind !== 'deliverable') {
      questions += 1
      // Keeps the chosen day for the next location.
      if (getState().day) change({ area: { kind: 'none' }, slots: { kind: 'none' } })
      return
    }
    void askSettings(check.city)
    if (getState().day) void load()
  }

  return {
    start: () => {
      if (isSeason && getState().day === undefined) {
        const wished = parseValentineDate(season.read(), toIndianDate(new Date())) ?? delivery.seasonDay
        change(chooseUnseen(wished))
        if (wished) void askPrice(wished)
        const { check } = placeCheck.getState()
        if (check.kind === 'deliverable') void load()
      }
      return placeCheck.subscribe(({ check }, before) => {
        if (check !== before.check) follow(check)
      })
    },
    open: async () => {
      const { check } = placeCheck.getState()
      if (check.kind !== 'deliverable') return askForPlace()
      if (['known', 'loading'].includes(current().area.kind)) return
      void askSettings(check.city)
      await load()
    },
    restore: async () => {
      const { requestedDate, area, price } = current()
      if (requestedDate === undefined || area.kind !== 'none') return
      const { check } = placeCheck.getState()
      if (check.kind === 'deliverable') void askSettings(check.city)
      await Promise.all([
        price === undefined && askPrice(requestedDate),
        check.kind === 'deliverable' && load(),
      ])
    },
    retry: async () => {
      const { area, requestedDate } = current()
      if (area.kind !== 'known') return load()
      change({ slots: { kind: 'loading' } })
      await ask(requestedDate)
    },
    pick: async (date) => {
      const { check } = placeCheck.getState()
      if (check.kind !== 'deliverable') return askForPlace()
      if (isSeason) season.write({ date: toDayMonthYear(date) })
      const { area } = current()
      const isKnown = area.kind === 'known' && area.value.isServed
      change({
        ...(isKnown
          ? chooseAvailableDay({ requestedDate: date, chosen: current().chosen }, area.value)
          : chooseUnseen(date)),
        ...(!isKnown && { area: { kind: 'loading' } }),
        slots: { kind: 'loading' },
      })
      await Promise.all([ask(date), askPrice(date)])
    },
    pickSlot: (slot) => {
      const { chosen } = current()
      if (chosen) change({ chosen: { ...chosen, slot }, isSlotUnavailable: false })
    },
  }
}

import type { AreaAvailability } from '@store/api-client/contract/days'
import type { PlaceCheck, PlaceCheckState } from '@store/api-client/contract/ports'
import { type CalendarDate, toDayMonthYear } from '@store/api-client/contract/rules/calendarDays'
import type { DayState } from '../DayState.ts'
import type { ProductPorts } from '../ProductPorts.ts'
import type { ProductState } from '../ProductState.ts'
import { initialDay } from './initialDay.ts'
import { parseSeasonDay } from './parseSeasonDay.ts'
import { resolveDay } from './resolveDay.ts'

/** Choosing the day a gift is to arrive. */
export interface DayPicker {
  /** Follows the place and opens with the day of the season; answers what ends that. */
  readonly start: () => () => void
  /** Asks which days are open, once there is a place; tells that one is missing otherwise. */
  readonly open: () => Promise<void>
  /** Asks whether the day that was chosen before, as on the page before a reload, is still open, and what it costs. */
  readonly restore: () => Promise<void>
  /** Asks again what was not answered. */
  readonly retry: () => Promise<void>
  /** Wishes for a day: its slots and its price are asked for. */
  readonly pick: (date: CalendarDate) => Promise<void>
  /** Chooses hours of the chosen day, or any. */
  readonly pickSlot: (slot: string | undefined) => void
}

/** What the picker works with. */
export interface DayPickerOptions {
  readonly getState: () => ProductState
  readonly setDay: (day: DayState) => void
  readonly placeCheck: PlaceCheck
  readonly days: NonNullable<ProductPorts['days']>
  readonly showPlace: ProductPorts['showPlace']
}

/** A day before it is known whether it is open: the shop decides, and says who brings it. */
const chooseUnseen = (
  requestedDate: CalendarDate | undefined,
): Pick<DayState, 'requestedDate' | 'chosen'> => ({
  requestedDate,
  chosen: requestedDate && { date: requestedDate, by: 'vendor' },
})

/** Makes what chooses the day; all it knows is in the product's state (`day`). */
export function createDayPicker({
  getState,
  setDay,
  placeCheck,
  days,
  showPlace,
}: DayPickerOptions): DayPicker {
  const { id: productId, delivery } = getState().product
  const { client, season } = days
  const isSeason = delivery.seasonDay !== undefined
  // An answer that was overtaken by another question is dropped.
  let questions = 0
  let prices = 0
  let cities = ''

  const change = (part: Partial<DayState>) => setDay({ ...initialDay, ...getState().day, ...part })
  const current = (): DayState => getState().day ?? initialDay

  const takeArea = (area: AreaAvailability, requestedDate: CalendarDate | undefined) => {
    const settled = resolveDay({ requestedDate, chosen: current().chosen }, area)
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
    // A price that did not come is no reason not to buy: the cart tells it.
    if (mine === prices && answer.ok && current().requestedDate === date) change({ price: answer.value })
  }

  const askSettings = async (city: string) => {
    if (city === '' || city === cities) return
    cities = city
    const answer = await client.settings({ productId, city })
    if (answer.ok && cities === city) change({ settings: answer.value })
  }

  const askForPlace = () => {
    change({ error: 'noPlace' })
    showPlace()
  }

  const load = async () => {
    change({ area: { kind: 'loading' }, error: undefined })
    await ask(current().requestedDate)
  }

  const follow = (check: PlaceCheckState) => {
    if (check.kind !== 'deliverable') {
      questions += 1
      // What was chosen is kept for the next place.
      if (getState().day) change({ area: { kind: 'none' }, slots: { kind: 'none' } })
      return
    }
    void askSettings(check.city)
    if (getState().day) void load()
  }

  return {
    start: () => {
      if (isSeason && getState().day === undefined) {
        const wished = parseSeasonDay(season.read()) ?? delivery.seasonDay
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
          ? resolveDay({ requestedDate: date, chosen: current().chosen }, area.value)
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

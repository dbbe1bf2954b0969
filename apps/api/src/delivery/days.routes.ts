import type { SerializedResponseOf } from '@store/api-client/contract/call'
import { addDays, type CalendarDate, toDayMonthYear, toIndianDate } from '@store/api-client/contract/date'
import type { deliveryDateCalls } from '@store/api-client/contract/days'
import { paise, toRupees } from '@store/api-client/contract/money'
import type { Clock } from '@store/api-client/contract/ports'
import { cutoffHour } from '@store/api-client/contract/rules/cutoffHour'
import {
  type DeliveryDateRules,
  getDayUnavailableReason,
  getDeliverySlotType,
} from '@store/api-client/contract/rules/deliveryDays'
import type { PlaceDeliveryServices } from '@store/api-client/contract/rules/findEarliestDelivery'
import { isPincode } from '@store/api-client/contract/rules/isPincode'
import { type CatalogueRepo, getUpcomingDates } from '../catalogue/index.ts'
import type { ProductRow } from '../db/schema/products.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import { HttpError } from '../http/HttpError.ts'
import { applyDatePrice } from './applyDatePrice.ts'
import type { DeliveryService } from './createDeliveryService.ts'
import type { SlotRepo } from './createSlotRepo.ts'
import { deliveryCharge } from './deliveryCharge.ts'
import { filterOrderableSlots, type OfferedSlot } from './filterOrderableSlots.ts'
import { findAvailableDates, maxAdvanceDays } from './findAvailableDates.ts'
import { toProductDeliveryRequirements } from './toProductDeliveryRequirements.ts'
import { unknownCityError } from './unknownCityError.ts'

interface DayDeps {
  readonly catalogue: CatalogueRepo
  readonly delivery: DeliveryService
  readonly slots: SlotRepo
  readonly clock: Clock
}

type SlotWire = Extract<
  SerializedResponseOf<typeof deliveryDateCalls.area>,
  { readonly status_code: 200 }
>['tbs'][number]

/** Handles the requests about delivery dates. */
export function deliveryDayHandlers(deps: DayDeps): CallGroupHandlers<typeof deliveryDateCalls> {
  const { catalogue, delivery, slots, clock } = deps
  const productOf = async (nid: number): Promise<ProductRow> => {
    const product = await catalogue.findById(nid)
    if (!product) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
    return product
  }
  const slotsOn = async (days: DeliveryDateRules, day: CalendarDate, cityId: string) => {
    if (getDayUnavailableReason(days, day) !== undefined || getDeliverySlotType(days, day) !== 'vendor')
      return []
    return filterOrderableSlots(await slots.all(), await slots.taken({ day, cityId }), day, clock.now())
  }
  return {
    area: async ({ pincode, productId, date }) => {
      const product = await productOf(productId)
      if (!isPincode(pincode, product.country)) throw malformed('pincode')
      const found = await delivery.check(await delivery.requirementsOf(product), pincode)
      if (!found?.days) return { status_code: 404 }
      const { days, place } = found
      return {
        status_code: 200,
        dd: toDayMonthYear(days.first),
        vof: days.vendorFrom,
        cof: days.courierFrom,
        ov: days.vendorFrom >= 0 ? 1 : 0,
        oc: days.courierFrom >= 0 ? 1 : 0,
        tbs: (await slotsOn(days, date ?? days.first, place.cityId)).map(writeSlot),
        today: toDayMonthYear(days.today),
        last: toDayMonthYear(days.last),
        cutoff: cutoffOf(product),
        ...leadOf(product, place, days.today),
        blocked: days.blocked.map(toDayMonthYear),
        marked: getUpcomingDates(product.facts?.delivery?.markedDays ?? [], days.today, maxAdvanceDays).map(
          toDayMonthYear,
        ),
      }
    },

    courier: async ({ pincode, productId, country, isNextDay }) => {
      const product = await productOf(productId)
      if (!isPincode(pincode, country ?? product.country)) throw malformed('pincode')
      const carrier = { ...(await delivery.requirementsOf(product)), through: 'courier' as const }
      const isSent = product.through !== 'vendor' && (country ?? product.country) === product.country
      const days = isSent ? (await delivery.check(carrier, pincode))?.days : undefined
      if (!days || (isNextDay && days.first > addDays(days.today, 1))) {
        return { data: { availability: '0', earliest_delivery_date: 'Product not available' } }
      }
      return { data: { availability: '1', earliest_delivery_date: toDayMonthYear(days.first) } }
    },

    price: async ({ productId, date }) => {
      const today = toIndianDate(clock.now())
      if (!date || date < today || date > addDays(today, maxAdvanceDays)) throw malformed('delivery_date')
      const { price, listPrice } = applyDatePrice(await productOf(productId), date)
      return { price: toRupees(paise(price)), list_price: toRupees(paise(listPrice)) }
    },

    settings: async ({ productId, city }) => {
      const product = await productOf(productId)
      const found = await delivery.checkCity(product, { city })
      if (!found) throw unknownCityError()
      const { vendor, cake } = found.place
      const hasVendor = product.through !== 'courier' && (product.isCake ? cake : vendor)
      return {
        cutoff: cutoffOf(product),
        delivery_charge: toRupees(deliveryCharge.amount),
        free_from: toRupees(deliveryCharge.freeFrom),
        has_slots: found.earliest && hasVendor ? 1 : 0,
      }
    },
  }
}

// Calculated for the first minute of a day, before any cut-off. Blocked days do not count as lead days.
function leadOf(product: ProductRow, place: PlaceDeliveryServices, today: CalendarDate) {
  const early = findAvailableDates(
    { ...toProductDeliveryRequirements(product), blockedDays: [] },
    place,
    new Date(`${today}T00:00:00+05:30`),
  )
  const { vendorFrom = 0, courierFrom = 0 } = early ?? {}
  return { lead_v: Math.max(0, vendorFrom), lead_c: Math.max(0, courierFrom) }
}

const cutoffOf = ({ facts }: ProductRow): number => facts?.delivery?.endHour ?? cutoffHour

const writeSlot = ({
  id,
  title,
  startHour,
  endHour,
  cutoffHour: until,
  cost,
  isFull,
}: OfferedSlot): SlotWire => ({
  ...{ id, title, start: startHour, end: endHour, until },
  chg: toRupees(paise(cost)),
  full: isFull ? 1 : 0,
})

const malformed = (field: string) => new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, field)

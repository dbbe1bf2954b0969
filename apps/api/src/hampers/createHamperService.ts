import { addDays, type CalendarDate, toIndianDate } from '@store/api-client/contract/date'
import type { Clock } from '@store/api-client/contract/ports'
import { createCatalogueRepo } from '../catalogue/index.ts'
import type { Database } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { addBlockedDays, createDeliveryService, toProductDeliveryRequirements } from '../delivery/index.ts'
import { HttpError } from '../http/HttpError.ts'
import { daysBetween } from './daysBetween.ts'
import { needsPincode } from './needsPincode.ts'
import type { HamperDetails } from './serializeHamper.ts'

/** Delivery location of a hamper. */
export interface HamperDeliveryLocation {
  readonly country?: number | undefined
  readonly city?: string | undefined
}

/** Where a filled hamper is delivered, and its contents. */
interface HamperDestination {
  readonly pincode: string | undefined
  /** Its items, by nid. */
  readonly contents: readonly number[]
}

/** Latest selectable day, in days from today. */
const furthestDay = 365

/** Creates the service for hamper contents and their earliest delivery days. */
export function createHamperService(db: Database, clock: Clock) {
  const catalogue = createCatalogueRepo(db)
  const delivery = createDeliveryService(db, clock)

  /**
   * Returns the days until a product can be delivered to a city: `undefined` if it never can. If the city is unknown,
   * returns the product's own lead time.
   */
  const offsetOf = async (product: ProductRow, { country, city }: HamperDeliveryLocation) => {
    const own = product.facts?.hamper?.offsetDays ?? 0
    if (country !== undefined && country !== product.country) return undefined
    if (city === undefined) return own
    const found = await delivery.checkCity(product, { city })
    if (!found) return own
    const today = toIndianDate(clock.now())
    return found.earliest && Math.max(own, daysBetween(today, found.earliest.date))
  }

  const find = async (id: number | string) => {
    const product = typeof id === 'number' ? await catalogue.findById(id) : await catalogue.findBySlug(id)
    return product?.facts?.hamper && product
  }

  return {
    /** Returns a hamper with all its options; rejects a product that is not a hamper. */
    async show(id: number | string, place: HamperDeliveryLocation): Promise<HamperDetails> {
      const product = await find(id)
      const form = product?.facts?.hamper
      if (!product || !form) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
      const courierVariant = form.courierNid === undefined ? undefined : await find(form.courierNid)
      const items = await catalogue.whole(form.steps.flatMap((step) => step.items))
      const own = await offsetOf(product, place)
      // Without hand delivery, the courier variant may still be available.
      const offset = own ?? (courierVariant && (await offsetOf(courierVariant, place))) ?? -1
      // If only the courier variant is delivered there, its days count.
      const { blockedDays = [] } = ((own === undefined && courierVariant) || product).facts?.delivery ?? {}
      return { product, form, items, courierVariant, offset, blockedDays }
    },

    /** Rejects a requested day before the earliest possible delivery, or blocked for the hamper or its contents. */
    async requireDeliveryDate(
      nid: number,
      date: CalendarDate | undefined,
      { pincode, contents }: HamperDestination,
    ): Promise<void> {
      const product = await find(nid)
      if (!product || date === undefined) return
      const today = toIndianDate(clock.now())
      const first = addDays(today, product.facts?.hamper?.offsetDays ?? 0)
      const items = [...(await catalogue.whole(contents)).values()].map(toProductDeliveryRequirements)
      const needs = addBlockedDays(toProductDeliveryRequirements(product), items)
      const place = pincode === undefined ? undefined : await delivery.check(needs, pincode)
      const isEarly = date < first || (place?.earliest && date < place.earliest.date)
      const isBlocked = needs.blockedDays?.includes(date.slice(5))
      if (isEarly || isBlocked || date > addDays(today, furthestDay)) {
        throw new HttpError(409, 'date_gone', ({ errors }) => errors.dateGone, 'date')
      }
    },

    /** Rejects a courier hamper without a pincode (specification 2, section 5). */
    async requirePincode(nid: number, pincode: string | undefined): Promise<void> {
      const product = await find(nid)
      if (product && pincode === undefined && needsPincode(product)) {
        throw new HttpError(409, 'pincode_missing', ({ errors }) => errors.pincodeMissing, 'pincode')
      }
    },
  }
}

/** The service for hamper contents and their earliest delivery days. */
export type HamperService = ReturnType<typeof createHamperService>

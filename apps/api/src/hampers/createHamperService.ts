import { addDays, type CalendarDate, indianDate } from '@store/api-client/contract/date'
import type { Clock } from '@store/api-client/contract/ports'
import { createCatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Database } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createDeliveryService } from '../delivery/createDeliveryService.ts'
import { toDeliveryProfile } from '../delivery/toDeliveryProfile.ts'
import { HttpError } from '../http/HttpError.ts'
import { daysBetween } from './daysBetween.ts'
import { needsPincode } from './needsPincode.ts'
import type { HamperDetails } from './serializeHamper.ts'

/** Where a hamper may go. */
export interface HamperPlace {
  readonly country?: number | undefined
  readonly city?: string | undefined
}

/** The furthest day that can be chosen, in days from today. */
const furthestDay = 365

/** What hampers are made of, and from which day on they come. */
export function createHamperService(db: Database, clock: Clock) {
  const catalogue = createCatalogueRepo(db)
  const delivery = createDeliveryService(db, clock)

  /** Days until a product can be in a city; `undefined` where it never is, and its own days where nothing is known. */
  const offsetOf = async (product: ProductRow, { country, city }: HamperPlace) => {
    const own = product.facts?.hamper?.offsetDays ?? 0
    if (country !== undefined && country !== product.country) return undefined
    if (city === undefined) return own
    const found = await delivery.checkCity(product, { city })
    if (!found) return own
    const today = indianDate(clock.now())
    return found.earliest && Math.max(own, daysBetween(today, found.earliest.date))
  }

  const find = async (id: number | string) => {
    const product = typeof id === 'number' ? await catalogue.findById(id) : await catalogue.findBySlug(id)
    return product?.facts?.hamper && product
  }

  return {
    /** A hamper with all that can be chosen; refuses what is none. */
    async show(id: number | string, place: HamperPlace): Promise<HamperDetails> {
      const product = await find(id)
      const form = product?.facts?.hamper
      if (!product || !form) throw new HttpError(404, 'not_found', 'Something went wrong')
      const courierVariant = form.courierNid === undefined ? undefined : await find(form.courierNid)
      const items = await catalogue.listed(form.steps.flatMap((step) => step.items))
      const own = await offsetOf(product, place)
      // Where nobody brings it by hand the parcel may still come.
      const offset = own ?? (courierVariant && (await offsetOf(courierVariant, place))) ?? -1
      return { product, form, items, courierVariant, offset }
    },

    /** Refuses a day before a hamper can be there, where that is asked for. */
    async requireDay(
      nid: number,
      date: CalendarDate | undefined,
      pincode: string | undefined,
    ): Promise<void> {
      const product = await find(nid)
      if (!product || date === undefined) return
      const today = indianDate(clock.now())
      const first = addDays(today, product.facts?.hamper?.offsetDays ?? 0)
      const place =
        pincode === undefined ? undefined : await delivery.check(toDeliveryProfile(product), pincode)
      const isEarly = date < first || (place?.earliest && date < place.earliest.date)
      if (isEarly || date > addDays(today, furthestDay)) {
        throw new HttpError(409, 'date_gone', 'Select Delivery Date', 'date')
      }
    },

    /** Refuses a parcel that nobody said where to send (specification 2, section 5). */
    async requirePincode(nid: number, pincode: string | undefined): Promise<void> {
      const product = await find(nid)
      if (product && pincode === undefined && needsPincode(product)) {
        throw new HttpError(409, 'pincode_missing', 'Select pincode to continue', 'pincode')
      }
    },
  }
}

/** What hampers are made of, and from which day on they come. */
export type HamperService = ReturnType<typeof createHamperService>

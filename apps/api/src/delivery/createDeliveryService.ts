import type { Clock } from '@store/api-client/contract/ports'
import { type EarliestDelivery, earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import type { Database } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createServedPlaceRepo, type ServedPlace } from './createServedPlaceRepo.ts'

/** A pincode of the directory, and what can be delivered there when. */
export interface FoundPlace {
  readonly place: ServedPlace
  readonly earliest: EarliestDelivery | undefined
}

/** Whether and when gifts can be delivered. The answer is advice until an order is placed, which asks again. */
export function createDeliveryService(db: Database, clock: Clock) {
  const places = createServedPlaceRepo(db)
  return {
    /** The pincode if a directory knows it, with the earliest delivery of the product there. */
    async check(product: ProductRow, pincode: string): Promise<FoundPlace | undefined> {
      const place = (await places.find([pincode])).get(pincode)
      return place && { place, earliest: earliestDelivery(product, place, clock.now()) }
    },

    /** The same for several pincodes at once, by pincode. */
    places: (wanted: readonly string[]): Promise<ReadonlyMap<string, ServedPlace>> => places.find(wanted),
  }
}

/** Whether and when gifts can be delivered. */
export type DeliveryService = ReturnType<typeof createDeliveryService>

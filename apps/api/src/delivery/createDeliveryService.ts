import type { Clock } from '@store/api-client/contract/ports'
import { type EarliestDelivery, earliestDelivery } from '@store/api-client/contract/rules/earliestDelivery'
import { eq, inArray } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { type PincodeRow, pincodes } from '../db/schema/pincodes.ts'
import type { ProductRow } from '../db/schema/products.ts'

/** A pincode of the directory, and what can be delivered there when. */
export interface FoundPlace {
  readonly place: PincodeRow
  readonly earliest: EarliestDelivery | undefined
}

/** Whether and when gifts can be delivered. The answer is advice until an order is placed, which asks again. */
export const createDeliveryService = (db: Database, clock: Clock) => ({
  /** The pincode if a directory knows it, with the earliest delivery of the product there. */
  async check(product: ProductRow, pincode: string): Promise<FoundPlace | undefined> {
    const [place] = await db.select().from(pincodes).where(eq(pincodes.pincode, pincode))
    return place && { place, earliest: earliestDelivery(product, place, clock.now()) }
  },

  /** The same for several pincodes at once, by pincode. */
  async places(wanted: readonly string[]): Promise<ReadonlyMap<string, PincodeRow>> {
    if (wanted.length === 0) return new Map()
    const found = await db
      .select()
      .from(pincodes)
      .where(inArray(pincodes.pincode, [...wanted]))
    return new Map(found.map((place) => [place.pincode, place]))
  },
})

/** Whether and when gifts can be delivered. */
export type DeliveryService = ReturnType<typeof createDeliveryService>

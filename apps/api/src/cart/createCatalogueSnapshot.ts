import { createCatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Database } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createServiceableLocationRepo } from '../delivery/createServiceableLocationRepo.ts'
import { type LocationQuery, locationKey, type ServiceableLocation } from '../delivery/ServiceableLocation.ts'
import { createResponseCache } from '../http/createResponseCache.ts'

/** What the shop sells and where it brings it, as a wish is looked at. */
export interface CatalogueSnapshot {
  readonly product: (nid: number) => Promise<ProductRow | undefined>
  /** Those of these products that are sold, by nid. */
  readonly products: (nids: readonly number[]) => Promise<ReadonlyMap<number, ProductRow>>
  readonly location: (asked: LocationQuery) => Promise<ServiceableLocation | undefined>
}

/**
 * Makes it. What was read may be taken again for a moment, as the pages of the shop are: price, stock and place are read
 * anew whenever the cart is, and once more under the lock of its order.
 *
 * @param keptMs Milliseconds; 0 keeps nothing. @default 0
 */
export function createCatalogueSnapshot(db: Database, keptMs = 0): CatalogueSnapshot {
  const catalogue = createCatalogueRepo(db)
  const places = createServiceableLocationRepo(db)
  const keepProduct = createResponseCache<ProductRow | undefined>(keptMs)
  const keepProducts = createResponseCache<ReadonlyMap<number, ProductRow>>(keptMs)
  const keepPlace = createResponseCache<ServiceableLocation | undefined>(keptMs)
  return {
    product: (nid) => keepProduct(`${nid}`, () => catalogue.findById(nid)),
    products: (nids) => keepProducts(nids.join(), () => catalogue.whole(nids)),
    location: (asked) => {
      const key = locationKey(asked)
      return keepPlace(key, async () => (await places.find([asked])).get(key))
    },
  }
}

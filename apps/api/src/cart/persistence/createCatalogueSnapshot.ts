import { createCatalogueRepo } from '../../catalogue/index.ts'
import type { Database } from '../../db/Database.ts'
import type { ProductRow } from '../../db/schema/products.ts'
import {
  createServiceableLocationRepo,
  type LocationQuery,
  type ServiceableLocation,
  toLocationKey,
} from '../../delivery/index.ts'
import { createRevalidatingCache } from '../../http/createRevalidatingCache.ts'

/** A briefly cached view of the products and locations, for validating cart requests. */
export interface CatalogueSnapshot {
  readonly product: (nid: number) => Promise<ProductRow | undefined>
  /** Returns those of the products that the shop still has, by nid. */
  readonly products: (nids: readonly number[]) => Promise<ReadonlyMap<number, ProductRow>>
  readonly location: (asked: LocationQuery) => Promise<ServiceableLocation | undefined>
}

/**
 * Creates the snapshot. Its rows may be cached briefly, like the shop's pages, because every response with a cart reads
 * price, stock and location again, and an order reads them under its lock.
 *
 * @param keptMs Cache lifetime in milliseconds; 0 disables the cache. @default 0
 */
export function createCatalogueSnapshot(db: Database, keptMs = 0): CatalogueSnapshot {
  const catalogue = createCatalogueRepo(db)
  const places = createServiceableLocationRepo(db)
  const keepProduct = createRevalidatingCache<ProductRow | undefined>({ freshMs: keptMs })
  const keepProducts = createRevalidatingCache<ReadonlyMap<number, ProductRow>>({ freshMs: keptMs })
  const keepPlace = createRevalidatingCache<ServiceableLocation | undefined>({ freshMs: keptMs })
  return {
    product: (nid) => keepProduct(`${nid}`, () => catalogue.findById(nid)),
    products: (nids) => keepProducts(nids.join(), () => catalogue.whole(nids)),
    location: (asked) => {
      const key = toLocationKey(asked)
      return keepPlace(key, async () => (await places.find([asked])).get(key))
    },
  }
}

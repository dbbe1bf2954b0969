import { createCatalogueRepo } from '../catalogue/createCatalogueRepo.ts'
import type { Database } from '../db/Database.ts'
import type { ProductRow } from '../db/schema/products.ts'
import { createServedPlaceRepo } from '../delivery/createServedPlaceRepo.ts'
import { type AskedPlace, placeKey, type ServedPlace } from '../delivery/ServedPlace.ts'
import { keepAnswers } from '../http/keepAnswers.ts'

/** What the shop sells and where it brings it, as a wish is looked at. */
export interface Assortment {
  readonly product: (nid: number) => Promise<ProductRow | undefined>
  /** Those of these products that are sold, by nid. */
  readonly products: (nids: readonly number[]) => Promise<ReadonlyMap<number, ProductRow>>
  readonly place: (asked: AskedPlace) => Promise<ServedPlace | undefined>
}

/**
 * Makes it. What was read may be taken again for a moment, as the pages of the shop are: price, stock and place are read
 * anew whenever the cart is, and once more under the lock of its order.
 *
 * @param keptMs Milliseconds; 0 keeps nothing. @default 0
 */
export function createAssortment(db: Database, keptMs = 0): Assortment {
  const catalogue = createCatalogueRepo(db)
  const places = createServedPlaceRepo(db)
  const keepProduct = keepAnswers<ProductRow | undefined>(keptMs)
  const keepProducts = keepAnswers<ReadonlyMap<number, ProductRow>>(keptMs)
  const keepPlace = keepAnswers<ServedPlace | undefined>(keptMs)
  return {
    product: (nid) => keepProduct(`${nid}`, () => catalogue.findById(nid)),
    products: (nids) => keepProducts(nids.join(), () => catalogue.whole(nids)),
    place: (asked) => {
      const key = placeKey(asked)
      return keepPlace(key, async () => (await places.find([asked])).get(key))
    },
  }
}

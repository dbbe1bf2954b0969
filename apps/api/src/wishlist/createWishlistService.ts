import type { CatalogueRepo, ListedProduct } from '../catalogue/index.ts'
import type { Database, TransactionRunner } from '../db/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { createWishlistRepo } from './createWishlistRepo.ts'

/** Maximum number of favorites per user. */
export const maxFavorites = 200

/** Dependencies of the wishlist service. */
export interface WishlistServiceDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  readonly catalogue: CatalogueRepo
}

/** Creates the wishlist service. Adding and removing are idempotent, and the number of favorites is limited. */
export const createWishlistService = ({ db, transact, catalogue }: WishlistServiceDeps) => ({
  list: (userId: number): Promise<readonly ListedProduct[]> => createWishlistRepo(db).list(userId),

  async add(userId: number, nid: number): Promise<readonly ListedProduct[]> {
    if (!(await catalogue.findById(nid))) {
      throw new HttpError(404, 'not_found', ({ errors }) => errors.tryAgain)
    }
    return transact(async (tx) => {
      const favorites = createWishlistRepo(tx)
      // Favorites are counted under a lock, because two tabs could otherwise both add the last allowed one.
      await favorites.lock(userId)
      if (!(await favorites.has(userId, nid))) {
        if ((await favorites.count(userId)) >= maxFavorites) throw full()
        await favorites.add(userId, nid)
      }
      return favorites.list(userId)
    })
  },

  async remove(userId: number, nid: number): Promise<readonly ListedProduct[]> {
    const favorites = createWishlistRepo(db)
    await favorites.remove(userId, nid)
    return favorites.list(userId)
  },
})

/** The wishlist service. */
export type WishlistService = ReturnType<typeof createWishlistService>

const full = () => new HttpError(409, 'wishlist_full', ({ errors }) => errors.favoritesFull(maxFavorites))

import type { CatalogueRepo, ListedProduct } from '../catalogue/createCatalogueRepo.ts'
import type { Database, TransactionRunner } from '../db/Database.ts'
import { HttpError } from '../http/HttpError.ts'
import { createWishlistRepo } from './createWishlistRepo.ts'

/** Favorites a user can have. */
export const maxFavorites = 200

/** What the wishlist is made with. */
export interface WishlistServiceDeps {
  readonly db: Database
  readonly transact: TransactionRunner
  readonly catalogue: CatalogueRepo
}

/** The rules of the wishlist: what is there stays there, what is gone stays gone, and not more than fit. */
export const createWishlistService = ({ db, transact, catalogue }: WishlistServiceDeps) => ({
  list: (userId: number): Promise<readonly ListedProduct[]> => createWishlistRepo(db).list(userId),

  async add(userId: number, nid: number): Promise<readonly ListedProduct[]> {
    if (!(await catalogue.findById(nid))) {
      throw new HttpError(404, 'not_found', 'Something went wrong, Please try again...')
    }
    return transact(async (tx) => {
      const favorites = createWishlistRepo(tx)
      // Counted under a lock: two tabs at once would both find the last place free.
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

/** The rules of the wishlist. */
export type WishlistService = ReturnType<typeof createWishlistService>

const full = () =>
  new HttpError(409, 'wishlist_full', `You can keep ${maxFavorites} favorites. Please remove one first.`)

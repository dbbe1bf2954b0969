import { createCartRepo, listLineCountries } from '../cart/index.ts'
import type { Database } from '../db/Database.ts'
import type { RequestSession } from '../http/RequestContext.ts'

/** Returns whether a cart contains gifts for several countries. */
export async function hasGiftsForSeveralCountries(db: Database, owner: RequestSession): Promise<boolean> {
  const repo = createCartRepo(db)
  const cart = await repo.find(owner)
  const lines = cart ? await repo.lines(cart.id) : []
  return listLineCountries(lines.filter(({ state }) => state === 'in')).length > 1
}

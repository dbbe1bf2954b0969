import type { CartDeliverabilityQuery } from '@store/api-client/contract/delivery'
import type { Clock } from '@store/api-client/contract/ports'
import type { Database } from '../../db/Database.ts'
import { createDeliveryService } from '../../delivery/index.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import { createCartRepo } from '../createCartRepo.ts'
import { getLineDeliveryProfile } from '../delivery/getLineDeliveryProfile.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { filterVisibleLines } from './readCart.ts'

/**
 * Returns the lines of a visitor's cart, with their add-ons, that cannot be delivered to a location that they are about
 * to choose.
 */
export async function findUndeliverableLines(
  db: Database,
  clock: Clock,
  owner: RequestSession,
  place: CartDeliverabilityQuery,
): Promise<readonly StoredLine[]> {
  const repo = createCartRepo(db)
  const cart = await repo.find(owner)
  if (!cart) return []
  const inCart = (await repo.lines(cart.id)).filter(({ state }) => state === 'in')
  const lines = filterVisibleLines(inCart).filter(({ isDeclined }) => !isDeclined)
  const isDelivered = await createDeliveryService(db, clock).areDelivered(
    lines.map((line) => getLineDeliveryProfile(line, lines)),
    place,
  )
  const left = new Set(lines.filter((_, at) => !isDelivered[at]).map(({ id }) => id))
  return lines.filter(({ id, belongsTo }) => left.has(id) || (belongsTo !== null && left.has(belongsTo)))
}

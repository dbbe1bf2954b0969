import { eq } from 'drizzle-orm'
import type { Ids } from '../AppDeps.ts'
import type { Database } from '../db/Database.ts'
import { sessions } from '../db/schema/users.ts'
import type { VisitSession } from '../http/Visit.ts'
import { createCartRepo } from './createCartRepo.ts'

/**
 * Moves a guest's cart into the account's, inside the login's transaction: the same product for the same place
 * adds up to 10 at most, nothing is lost, and the guest's cart is gone, so a repeated login changes nothing.
 * Answers the pieces in the cart.
 */
export async function mergeCarts(
  tx: Database,
  ids: Ids,
  guest: VisitSession | undefined,
  user: VisitSession,
): Promise<number> {
  const repo = createCartRepo(tx)
  // Nobody adds to the guest's cart while it is moved: whoever would holds the session for a moment.
  if (guest) await tx.select().from(sessions).where(eq(sessions.tokenHash, guest.tokenHash)).for('update')
  const into = await repo.lock(user, ids.uuid())
  const from = guest && guest.userId === null ? await repo.find(guest) : undefined
  if (from) {
    for (const { product, pincode, quantity } of await repo.lines(from.id)) {
      await repo.add(into.id, { id: ids.uuid(), nid: product.nid, pincode, quantity })
    }
    await repo.removeCart(from.id)
    await repo.bump(into.id)
  }
  const lines = await repo.lines(into.id)
  return lines.reduce((pieces, { quantity }) => pieces + quantity, 0)
}

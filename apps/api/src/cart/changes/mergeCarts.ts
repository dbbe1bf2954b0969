import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import { eq } from 'drizzle-orm'
import type { IdGenerator } from '../../AppDeps.ts'
import type { Database } from '../../db/Database.ts'
import { cartIdempotencyKeys } from '../../db/schema/carts.ts'
import { sessions } from '../../db/schema/users.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import { createCartRepo } from '../createCartRepo.ts'
import { countUnits } from '../lines/countUnits.ts'
import { findCompleteCombos } from '../lines/findCompleteCombos.ts'
import { isSameLineItem } from '../lines/isSameLineItem.ts'
import { renewDelivery } from '../lines/renewDelivery.ts'
import type { StoredLine } from '../lines/StoredLine.ts'

/**
 * Moves a guest's cart into the account's cart within the transaction of the login. Lines with the same product,
 * location and texts are merged, up to 10 units; other lines are moved unchanged. The guest's cart is deleted, so that
 * a repeated login changes nothing. Returns the units in the cart.
 */
export async function mergeCarts(
  tx: Database,
  ids: IdGenerator,
  guest: RequestSession | undefined,
  user: RequestSession,
): Promise<number> {
  const repo = createCartRepo(tx)
  // Additions to the guest's cart wait during the move, because they lock the session too.
  if (guest) await tx.select().from(sessions).where(eq(sessions.tokenHash, guest.tokenHash)).for('update')
  const into = await repo.lock(user, ids.uuid())
  const from = guest && guest.userId === null ? await repo.find(guest) : undefined
  if (from) {
    await moveLines(tx, from.id, into.id)
    // The account's own coupon takes precedence.
    if (into.couponCode === null) await repo.setOff(into.id, { couponCode: from.couponCode })
    // Moves the idempotency keys, so that a request that is repeated after the login is added only once.
    await tx
      .update(cartIdempotencyKeys)
      .set({ cartId: into.id })
      .where(eq(cartIdempotencyKeys.cartId, from.id))
    await repo.removeCart(from.id)
    await repo.bump(into.id)
  }
  return countUnits(await repo.lines(into.id))
}

async function moveLines(tx: Database, from: string, into: string): Promise<void> {
  const repo = createCartRepo(tx)
  const there = await repo.lines(into)
  const coming = await repo.lines(from)
  const duplicates = findDuplicates(coming, there)
  for (const line of coming) {
    const duplicate = duplicates.get(line.id)
    if (!duplicate) {
      await repo.move(line.id, into)
      continue
    }
    if (!line.isFreebie)
      await repo.setQuantity(duplicate.id, clampQuantity(duplicate.quantity + line.quantity))
    const renewed = renewDelivery(duplicate.delivery, line.delivery)
    if (renewed) await repo.setDelivery(duplicate.id, renewed)
    await repo.inherit(line.id, duplicate.id)
    await repo.drop([line.id])
  }
  await repo.moveRemoved(from, into)
}

/** Finds the account's duplicate of each line of the guest: first of gifts, then of their add-ons. */
function findDuplicates(
  coming: readonly StoredLine[],
  there: readonly StoredLine[],
): ReadonlyMap<string, StoredLine> {
  const ordinary = (lines: readonly StoredLine[]) => {
    const combos = (['in', 'saved'] as const).flatMap((state) => [
      ...findCompleteCombos(lines.filter((line) => line.state === state)).keys(),
    ])
    return lines.filter(({ comboId }) => comboId === null || !combos.includes(comboId))
  }
  const duplicates = new Map<string, StoredLine>()
  const gifts = ordinary(coming).filter(({ belongsTo }) => belongsTo === null)
  const along = ordinary(coming).filter(({ belongsTo }) => belongsTo !== null)
  const candidates = ordinary(there)
  for (const line of [...gifts, ...along]) {
    const gift = line.belongsTo === null ? undefined : duplicates.get(line.belongsTo)
    const follower = { ...line, belongsTo: gift?.id ?? line.belongsTo }
    const taken = new Set([...duplicates.values()].map(({ id }) => id))
    const duplicate = candidates.find((one) => !taken.has(one.id) && isSameLineItem(one, follower))
    if (duplicate) duplicates.set(line.id, duplicate)
  }
  return duplicates
}

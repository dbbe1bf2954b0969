import type { ReorderError, ReorderRequest } from '@store/api-client/contract/orders'
import { and, eq } from 'drizzle-orm'
import type { AppDeps } from '../AppDeps.ts'
import { countUnits, createCartRepo } from '../cart/index.ts'
import type { OrderedItem } from '../db/schema/OrderedItem.ts'
import { reorders, type SkippedReorderItem } from '../db/schema/orders.ts'
import { HttpError } from '../http/HttpError.ts'
import type { AuthenticatedContext } from '../http/RequestContext.ts'
import { addItemGroupToCart, type CartInTransaction } from './addItemGroupToCart.ts'
import { createOrderRepo } from './createOrderRepo.ts'
import { groupItems, type ItemGroup } from './groupItems.ts'
import { orderErrors } from './orderErrors.ts'
import { getOrderedItems } from './orderedItems.ts'

/** Result of a reorder, with the units now in the cart. */
export interface ReorderResult {
  readonly put: number
  readonly leftOut: readonly SkippedReorderItem[]
  readonly cartCount: number
}

/** Creates the service that reorders in one transaction on the locked cart, once per idempotency key. */
export const createReorderService = ({ transact, clock, ids }: AppDeps) => ({
  reorder: ({ session, user }: AuthenticatedContext, { id, key }: ReorderRequest): Promise<ReorderResult> =>
    transact(async (tx) => {
      const repo = createCartRepo(tx)
      // A repeated request waits here for the lock until the first one is finished.
      const cart = await repo.lock(session, ids.uuid())
      const pieces = async () => countUnits(await repo.lines(cart.id))
      const mine = and(eq(reorders.userId, user.id), eq(reorders.key, key))
      const [before] = await tx.select().from(reorders).where(mine)
      if (before) {
        if (before.orderId !== id) throw keyUsed()
        return { put: before.put, leftOut: before.leftOut, cartCount: await pieces() }
      }
      const found = await createOrderRepo(tx).find(user.id, id)
      if (!found) throw orderErrors.gone()
      const held = { tx, repo, cartId: cart.id, clock, newId: ids.uuid }
      const done = await putAll(held, groupItems(getOrderedItems(found), found.lines))
      await repo.bump(cart.id)
      await tx
        .insert(reorders)
        .values({ ...{ userId: user.id, key, orderId: id }, ...done, createdAt: clock.now() })
      return { ...done, cartCount: await pieces() }
    }),
})

/** Service that reorders gifts. */
export type ReorderService = ReturnType<typeof createReorderService>

async function putAll(
  cart: CartInTransaction,
  groups: readonly ItemGroup[],
): Promise<{ readonly put: number; readonly leftOut: readonly SkippedReorderItem[] }> {
  const lines = new Map<string, string>()
  const faults = new Map<string, ReorderError>()
  const leftOut: SkippedReorderItem[] = []
  const leave = (items: readonly OrderedItem[], why: ReorderError) => {
    for (const { id, title } of items) {
      faults.set(id, why)
      leftOut.push({ title, why })
    }
  }
  for (const group of groups) {
    const along = group.items[0]?.belongsTo ?? undefined
    // An add-on is omitted together with its gift.
    const without = along === undefined ? undefined : faults.get(along)
    if (without) {
      leave(group.items, without)
      continue
    }
    try {
      const put = await addItemGroupToCart(cart, group, along === undefined ? undefined : lines.get(along))
      for (const [item, line] of put.lines) lines.set(item, line)
      if (put.isDayGone) leftOut.push(...group.items.map(({ title }) => ({ title, why: 'dayGone' as const })))
      if (put.isShort) leftOut.push(...group.items.map(({ title }) => ({ title, why: 'full' as const })))
    } catch (cause) {
      leave(group.items, toReorderError(cause))
    }
  }
  return { put: groups.flatMap(({ items }) => items).filter(({ id }) => !faults.has(id)).length, leftOut }
}

const reasons: Readonly<Record<string, ReorderError>> = {
  not_found: 'gone',
  out_of_stock: 'outOfStock',
  not_deliverable: 'notDeliverable',
  cart_full: 'full',
  quantity_limit: 'full',
}

/**
 * Returns why an item could not be added; an error without a known reason means that the shop has changed it. Other
 * errors are rethrown.
 */
function toReorderError(cause: unknown): ReorderError {
  if (!(cause instanceof HttpError)) throw cause
  return reasons[cause.code] ?? 'changed'
}

const keyUsed = () => new HttpError(409, 'order_key_used', ({ errors }) => errors.tryAgain)

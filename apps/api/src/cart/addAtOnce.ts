import { and, asc, eq, isNull, type SQL, sql } from 'drizzle-orm'
import type { Database } from '../db/Database.ts'
import { prepareOnce } from '../db/prepareOnce.ts'
import { cartAdds, cartLines, carts } from '../db/schema/carts.ts'
import { products } from '../db/schema/products.ts'
import { Refusal } from '../http/Refusal.ts'
import type { VisitSession } from '../http/Visit.ts'
import { type AddOptions, type AddTools, madeOf } from './addGift.ts'
import { addToLines, type LinesChange } from './addToLines.ts'
import type { CartRow } from './CartRow.ts'
import { cartColumns } from './cartColumns.ts'
import { hashWish } from './hashWish.ts'
import { isAddOn } from './isGift.ts'
import { layLines } from './layLines.ts'
import { lineColumns } from './lineColumns.ts'
import { priceLines } from './priceLines.ts'
import type { Buyable } from './requireBuyable.ts'
import type { StoredLine } from './StoredLine.ts'
import { writeAtVersion } from './writeAtVersion.ts'

/** A cart with its lines as something was just added. */
interface Added {
  readonly cart: CartRow
  readonly lines: readonly StoredLine[]
}

/**
 * Adds a gift by itself to a cart that has something in it, in two statements and without holding a lock between them: it
 * is written only where the cart is still as it was read. `undefined` where it is not, where the wish needs more than
 * that, or cannot be: whoever holds the lock says why.
 */
export async function addAtOnce(
  owner: VisitSession,
  wanted: Buyable,
  { tx: db, clock, ids, ...options }: AddOptions & AddTools,
): Promise<Added | undefined> {
  if (!isPlain(wanted, options)) return undefined
  const found = await readOpen(db, owner, options.wish?.key)
  if (!found) return undefined
  const { cart, lines } = found
  const change = tryAdding(wanted, {
    ...{ lines: lines.filter(({ state }) => state === 'in'), newId: ids.uuid },
    ...{ gift: undefined, isDeclined: options.isDeclined },
  })
  if (!change) return undefined
  const kept = options.wish && { key: options.wish.key, hash: hashWish(options.wish.asked), at: clock.now() }
  if (!(await writeAtVersion(db, owner, cart, { change, kept }))) return undefined
  return {
    cart: { ...cart, version: cart.version + 1 },
    lines: layLines(lines, change, await madeOf(db, wanted)),
  }
}

/** Whether a wish is one gift, and nothing that hangs on anything else. */
const isPlain = (
  { product, isCombo, hamper, photos = [] }: Buyable,
  { belongsTo, addOns = [], isBuyNow, redeemsPoints }: AddOptions,
): boolean =>
  !isCombo &&
  !isAddOn(product) &&
  !product.facts?.asks &&
  hamper === undefined &&
  photos.length === 0 &&
  belongsTo === undefined &&
  addOns.length === 0 &&
  !isBuyNow &&
  redeemsPoints === undefined

/** The owner's cart with what lies in it; none where nothing does, or what is wished for was added before. */
async function readOpen(
  db: Database,
  owner: VisitSession,
  key: string | undefined,
): Promise<Added | undefined> {
  const { ofGuest, ofUser } = prepared(db)
  const given = { key: key ?? null, tokenHash: owner.tokenHash, userId: owner.userId }
  const found = await (owner.userId === null ? ofGuest : ofUser).execute(given)
  const [first] = found
  if (!first || first.isKept) return undefined
  const lines = found.map(({ cart: _, isKept: __, ...line }) => line)
  return { cart: first.cart, lines: await priceLines(db, lines) }
}

const isKept = sql<boolean>`exists (select 1 from ${cartAdds} where ${and(
  eq(cartAdds.cartId, carts.id),
  eq(cartAdds.key, sql.placeholder('key')),
)})`

const prepared = prepareOnce((db) => {
  const openOf = (owner: SQL) =>
    db
      .select({ cart: cartColumns, isKept, ...lineColumns })
      .from(carts)
      .innerJoin(cartLines, and(eq(cartLines.cartId, carts.id), isNull(cartLines.removedAt)))
      .innerJoin(products, eq(products.nid, cartLines.nid))
      .where(owner)
      .orderBy(asc(cartLines.position))
  return {
    ofGuest: openOf(eq(carts.sessionHash, sql.placeholder('tokenHash'))).prepare('open_cart_of_guest'),
    ofUser: openOf(eq(carts.userId, sql.placeholder('userId'))).prepare('open_cart_of_user'),
  }
})

function tryAdding(...asked: Parameters<typeof addToLines>): LinesChange | undefined {
  try {
    return addToLines(...asked)
  } catch (cause) {
    if (cause instanceof Refusal) return undefined
    throw cause
  }
}

import { HttpError } from '../../http/HttpError.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import { isAddOn } from '../lines/isGift.ts'
import type { CartWithLines } from '../persistence/createSessionCartLoader.ts'
import type { ValidatedCartItem } from '../validation/requirePurchasable.ts'
import { type AddGiftDeps, type AddGiftOptions, loadAddedLineProducts } from './addGift.ts'
import { addProductToLines, type CartLinesChange } from './addProductToLines.ts'
import { applyCartLineChanges } from './applyCartLineChanges.ts'
import { compareAndSetVersion } from './compareAndSetVersion.ts'
import { hashRequest } from './hashRequest.ts'

/**
 * Adds a gift to a cart that was read without a lock, in one statement with an optimistic lock: it writes only if the
 * cart's version is unchanged. Returns `undefined` if the version has changed, if the request was already added or is
 * invalid, or if it is more than a single gift. The caller then repeats the request under the cart's lock, which
 * succeeds or reports the reason.
 */
export async function addToCartWithOptimisticLock(
  owner: RequestSession,
  { cart, lines }: CartWithLines,
  wanted: ValidatedCartItem,
  { tx: db, clock, ids, ...options }: AddGiftOptions & AddGiftDeps,
): Promise<CartWithLines | undefined> {
  if (!isPlain(wanted, options)) return undefined
  const change = tryAdding(wanted, {
    ...{ lines: lines.filter(({ state }) => state === 'in'), newId: ids.uuid },
    ...{ gift: undefined, isDeclined: options.isDeclined, ifAbsent: options.ifAbsent },
  })
  // The statement writes only quantities of existing lines.
  if (!change || change.quantityUpdates.some(({ delivery }) => delivery)) return undefined
  const stored = options.idempotency && {
    key: options.idempotency.key,
    hash: hashRequest(options.idempotency.asked),
    at: clock.now(),
  }
  if (!(await compareAndSetVersion(db, owner, cart, { change, kept: stored }))) return undefined
  return {
    cart: { ...cart, version: cart.version + 1 },
    lines: applyCartLineChanges(lines, change, await loadAddedLineProducts(db, wanted)),
  }
}

/** Returns whether a request is a single gift without add-ons or other dependencies. */
const isPlain = (
  { product, isCombo, hamper, photos = [] }: ValidatedCartItem,
  { belongsTo, addOns = [], isBuyNow, redeemsPoints }: AddGiftOptions,
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

function tryAdding(...asked: Parameters<typeof addProductToLines>): CartLinesChange | undefined {
  try {
    return addProductToLines(...asked)
  } catch (cause) {
    if (cause instanceof HttpError) return undefined
    throw cause
  }
}

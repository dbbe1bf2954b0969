import type { Clock } from '@store/api-client/contract/ports'
import { quantityLimits } from '@store/api-client/contract/rules/quantity'
import { and, eq } from 'drizzle-orm'
import type { IdGenerator } from '../../AppDeps.ts'
import type { Database } from '../../db/Database.ts'
import { cartIdempotencyKeys } from '../../db/schema/carts.ts'
import { toProductDeliveryRequirements } from '../../delivery/index.ts'
import { HttpError } from '../../http/HttpError.ts'
import type { RequestSession } from '../../http/RequestContext.ts'
import type { LockedCart } from '../changes/moveLines.ts'
import type { CartRepo } from '../createCartRepo.ts'
import { createHamperResolver } from '../hamper/createHamperResolver.ts'
import { isAddOn, isGift } from '../lines/isGift.ts'
import { lineNotFoundError } from '../lines/lineNotFoundError.ts'
import type { StoredLine } from '../lines/StoredLine.ts'
import { createCatalogueSnapshot } from '../persistence/createCatalogueSnapshot.ts'
import { claimPhotos } from '../personalisation/linePhotos.ts'
import { quantityLimitError } from '../validation/assertCartCapacity.ts'
import { requireDeliverable, type ValidatedCartItem } from '../validation/requirePurchasable.ts'
import type { ValidatedAddOn } from '../validation/requireValidAddOns.ts'
import { addProductToLines, type CartLinesChange } from './addProductToLines.ts'
import { applyCartLineChanges } from './applyCartLineChanges.ts'
import { hashRequest } from './hashRequest.ts'

/** Options for adding a gift. */
export interface AddGiftOptions {
  /** The gift line that an add-on belongs to. @default the first gift */
  readonly belongsTo?: string | undefined
  /** Whether the shopper declines the free gift. */
  readonly isDeclined: boolean
  /** Add-ons of the gift. @default none */
  readonly addOns?: readonly ValidatedAddOn[] | undefined
  /**
   * Whether the request is Buy Now, which first removes the former add-ons of the same gift and does not increase its
   * quantity.
   * @default false
   */
  readonly isBuyNow?: boolean | undefined
  /** Whether the quantity of an existing line stays unchanged. @default false: adds one unit */
  readonly ifAbsent?: boolean | undefined
  /** Whether a signed-in user's points are redeemed for the cart. @default unchanged */
  readonly redeemsPoints?: boolean | undefined
  /** The idempotency key with the full request, so that the same request is added once. */
  readonly idempotency?: { readonly key: string; readonly asked: object } | undefined
}

/** Dependencies for adding a gift. */
export interface AddGiftDeps {
  readonly tx: Database
  readonly clock: Clock
  readonly ids: Pick<IdGenerator, 'uuid'>
}

/**
 * Adds a gift and its add-ons to a locked cart: all of them, or none if any is rejected. Returns the cart's updated
 * lines.
 */
export async function addGift(
  held: LockedCart,
  owner: RequestSession,
  wanted: ValidatedCartItem,
  options: AddGiftOptions & AddGiftDeps,
): Promise<readonly StoredLine[]> {
  const { repo, cartId } = held
  const isThere = await isAdded(held, options)
  const before = await repo.lines(cartId)
  if (isThere) return before
  await claimPhotos(options.tx, owner, wanted.photos ?? [], options.clock)
  const { id, lines: withGift } = await putGift(held, before, wanted, options)
  let lines = withGift
  for (const addOn of options.addOns ?? [])
    lines = await putAddOn(held, { lines, giftId: id }, addOn, options)
  if (options.redeemsPoints !== undefined && owner.userId !== null) {
    await repo.setOff(cartId, { redeemsPoints: options.redeemsPoints })
  }
  return lines
}

/**
 * Returns whether the request was already added under its idempotency key, and stores the key. A concurrent duplicate
 * waits here for the cart's lock.
 */
async function isAdded(
  { cartId, now }: LockedCart,
  { tx, idempotency }: AddGiftOptions & AddGiftDeps,
): Promise<boolean> {
  if (!idempotency) return false
  const requestHash = hashRequest(idempotency.asked)
  const mine = and(eq(cartIdempotencyKeys.cartId, cartId), eq(cartIdempotencyKeys.key, idempotency.key))
  const stored = await tx
    .insert(cartIdempotencyKeys)
    .values({ cartId, key: idempotency.key, requestHash, createdAt: now })
    .onConflictDoNothing()
    .returning({ key: cartIdempotencyKeys.key })
  if (stored.length > 0) return false
  const [before] = await tx.select().from(cartIdempotencyKeys).where(mine)
  if (before?.requestHash === requestHash) return true
  throw new HttpError(409, 'add_key_used', ({ errors }) => errors.tryAgain, 'key')
}

/** Adds the gift itself; returns the id of its line and all updated lines. */
async function putGift(
  { repo, cartId, now }: LockedCart,
  all: readonly StoredLine[],
  wanted: ValidatedCartItem,
  {
    tx,
    clock,
    ids,
    belongsTo,
    isDeclined,
    isBuyNow = false,
    ifAbsent = isBuyNow,
  }: AddGiftOptions & AddGiftDeps,
): Promise<{ readonly id: string; readonly lines: readonly StoredLine[] }> {
  const isAlong = isAddOn(wanted.product)
  // Rejects an add-on that needs an input, because shoppers enter the input on the page of its gift.
  if (wanted.product.facts?.asks) throw new HttpError(404, 'not_found', ({ errors }) => errors.tryAgain)
  const lines = all.filter(({ state }) => state === 'in')
  const isWanted = (id: string) => belongsTo === undefined || id === belongsTo
  const gift = isAlong ? lines.find((line) => isGift(line) && isWanted(line.id)) : undefined
  if (belongsTo !== undefined && !gift) throw lineNotFoundError()
  // An add-on is delivered to the location of its gift.
  const pincode = gift?.pincode ?? wanted.pincode
  if (isAlong && pincode !== '') {
    const country = gift?.product.country ?? wanted.product.country
    await requireDeliverable(
      createCatalogueSnapshot(tx),
      clock,
      { ...toProductDeliveryRequirements(wanted.product), country },
      pincode,
    )
  }
  const change = addProductToLines(
    { ...wanted, pincode },
    { lines, newId: ids.uuid, gift, isDeclined, ifAbsent },
  )
  await write(repo, cartId, change)
  const id = change.quantityUpdates[0]?.id ?? change.newLines[0]?.id ?? ''
  const gone = isBuyNow && !isAlong ? lines.filter((line) => isAlongWith(line, id)) : []
  await repo.remove(
    gone.map((line) => line.id),
    now,
    null,
  )
  const left = all.filter((line) => !gone.includes(line))
  return { id, lines: applyCartLineChanges(left, change, await loadAddedLineProducts(tx, wanted)) }
}

const isAlongWith = ({ belongsTo, product }: StoredLine, id: string) => belongsTo === id && isAddOn(product)

async function write(
  repo: CartRepo,
  cartId: string,
  { newLines, quantityUpdates }: CartLinesChange,
): Promise<void> {
  for (const { id, quantity, delivery } of quantityUpdates) {
    await repo.setQuantity(id, quantity)
    if (delivery) await repo.setDelivery(id, delivery)
  }
  await repo.insert(cartId, newLines)
}

/** Builds the products of a gift's new lines from the rows of the availability check. */
export async function loadAddedLineProducts(
  tx: Database,
  { product, parts, freebie, hamper }: ValidatedCartItem,
) {
  const sold = [product, ...parts.map((part) => part.product), ...(freebie ? [freebie] : [])]
  return { sold, fill: await createHamperResolver(tx, [{ hamper: hamper ?? null }]) }
}

/** Adds an add-on to a line; returns all updated lines. */
async function putAddOn(
  { repo, cartId }: LockedCart,
  { lines: all, giftId }: { readonly lines: readonly StoredLine[]; readonly giftId: string },
  wanted: ValidatedAddOn,
  { tx, clock, ids }: AddGiftDeps,
): Promise<readonly StoredLine[]> {
  const lines = all.filter(({ state }) => state === 'in')
  const gift = lines.find((line): line is StoredLine => line.id === giftId && isGift(line))
  // An add-on cannot have add-ons.
  if (!gift) throw new HttpError(400, 'invalid', ({ errors }) => errors.tryAgain, 'addons')
  const { pincode, product } = gift
  if (pincode !== '') {
    const carrier = { ...toProductDeliveryRequirements(wanted.product), country: product.country }
    await requireDeliverable(createCatalogueSnapshot(tx), clock, carrier, pincode)
  }
  const options = { lines, newId: ids.uuid, gift, isDeclined: false }
  const { newLines, quantityUpdates } = addProductToLines({ ...wanted, pincode }, options)
  const change = {
    newLines: newLines.map((line) => ({ ...line, quantity: wanted.quantity })),
    // `addProductToLines` has already added one unit.
    quantityUpdates: quantityUpdates.map((one) => ({ ...one, quantity: one.quantity - 1 + wanted.quantity })),
  }
  if (change.quantityUpdates.some(({ quantity }) => quantity > quantityLimits.max)) throw quantityLimitError()
  await write(repo, cartId, change)
  return applyCartLineChanges(all, change, await loadAddedLineProducts(tx, wanted))
}

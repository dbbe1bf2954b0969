import type {
  ChangeComboRequest,
  ChosenAddOn,
  SetFreebieRequest,
  UpdateMessageRequest,
} from '@store/api-client/contract/cart'
import type { CartDeliverabilityQuery } from '@store/api-client/contract/delivery'
import { paise } from '@store/api-client/contract/money'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { AppDeps } from '../AppDeps.ts'
import { createCouponRules, requireCoupon } from '../coupons/index.ts'
import type { Database } from '../db/Database.ts'
import { retryOnSerializationFailure } from '../db/retryOnSerializationFailure.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestSession } from '../http/RequestContext.ts'
import { type AddGiftOptions, addGift } from './adding/addGift.ts'
import { hasMatchingLine } from './adding/addProductToLines.ts'
import { addToCartWithOptimisticLock } from './adding/addToCartWithOptimisticLock.ts'
import { markDateChangesReported } from './changes/markDateChangesReported.ts'
import {
  freebieLineError,
  type LockedCart,
  removeLines,
  restoreLines,
  setLinesSavedForLater,
} from './changes/moveLines.ts'
import { replaceHamperContents } from './changes/replaceHamperContents.ts'
import { setCoupon } from './changes/setCoupon.ts'
import { unsetClosedSlots } from './changes/unsetClosedSlots.ts'
import { updatePersonalisationText } from './changes/updatePersonalisationText.ts'
import { createCartRepo } from './createCartRepo.ts'
import { findClosedSlotLines } from './delivery/findClosedSlotLines.ts'
import { findUnreportedDateChanges } from './delivery/findUnreportedDateChanges.ts'
import { findCompleteCombos } from './lines/findCompleteCombos.ts'
import { lineNotFoundError } from './lines/lineNotFoundError.ts'
import type { CartRow } from './persistence/CartRow.ts'
import { createCatalogueSnapshot } from './persistence/createCatalogueSnapshot.ts'
import { createSessionCartLoader } from './persistence/createSessionCartLoader.ts'
import { findUndeliverableLines } from './reading/findUndeliverableLines.ts'
import { readCart } from './reading/readCart.ts'
import type { SerializableCart } from './reading/SerializableCart.ts'
import {
  type CartItemRequest,
  requirePurchasable,
  type ValidatedCartItem,
} from './validation/requirePurchasable.ts'
import { requireValidAddOns } from './validation/requireValidAddOns.ts'

type CartDeps = Pick<
  AppDeps,
  'db' | 'transact' | 'clock' | 'ids' | 'secrets' | 'takesCoupons' | 'addOns' | 'responseCacheMs'
>

/** Creates the cart service: every change is one transaction on the locked cart and returns the whole cart. */
export function createCartService(deps: CartDeps) {
  const { db, transact, clock, ids } = deps
  const coupons = createCouponRules(deps)
  const layout = deps.addOns?.layout ?? 'new'
  const assortment = createCatalogueSnapshot(db, deps.responseCacheMs)
  const open = createSessionCartLoader(db)
  const hold = (
    owner: RequestSession,
    work: (held: LockedCart, cart: CartRow, tx: Database) => Promise<SerializableCart>,
  ) =>
    transact(async (tx) => {
      const repo = createCartRepo(tx)
      const cart = await repo.lockNext(owner, ids.uuid())
      return work({ repo, cartId: cart.id, now: clock.now() }, cart, tx)
    })
  const change = (owner: RequestSession, apply: (held: LockedCart, tx: Database) => Promise<void>) =>
    hold(owner, async (held, cart, tx) => {
      await apply(held, tx)
      return readCart(tx, cart, { now: held.now, coupons })
    })
  /** Changes the deductions, which are stored in the row of the cart. */
  const changeOff = (owner: RequestSession, apply: (held: LockedCart, tx: Database) => Promise<void>) =>
    hold(owner, async (held, _, tx) => {
      await apply(held, tx)
      return readCart(tx, await held.repo.find(owner), { now: held.now, coupons })
    })

  return {
    /** Finds a session with its cart, for requests that list the cart or add to it. */
    findSession: open.find,

    /**
     * Returns the cart, optionally priced for one pincode. Without a pincode, marks expired delivery dates as reported
     * and removes closed slots, which increments the cart's version.
     */
    list: async (owner: RequestSession | undefined, pincode?: string): Promise<SerializableCart> => {
      const found = owner && (await open.take(owner))
      const cart = found === undefined && owner ? await createCartRepo(db).find(owner) : found?.cart
      const known = found && { known: { lines: found.lines, places: new Map() } }
      const content = await readCart(db, cart, { now: clock.now(), coupons, pincode, ...known })
      if (!owner || pincode !== undefined) return content
      const lost = findUnreportedDateChanges(content.lines)
      const closed = await findClosedSlotLines(db, content.lines, clock.now())
      if (lost.length + closed.length === 0) return content
      return change(owner, async (held, tx) => {
        await markDateChangesReported(held, lost)
        await unsetClosedSlots(held, tx)
      })
    },

    leftBehind: (owner: RequestSession, place: CartDeliverabilityQuery) =>
      findUndeliverableLines(db, clock, owner, place),

    /** Returns the requested item if it can be bought for its location; throws otherwise. */
    requirePurchasable: (wanted: CartItemRequest): Promise<ValidatedCartItem> =>
      requirePurchasable(db, clock, wanted, assortment),

    /** Returns a gift's add-ons if all of them can be bought as requested; throws otherwise. */
    requireValidAddOns: (wanted: readonly ChosenAddOn[]) =>
      requireValidAddOns({ db, clock, ids, layout }, wanted),

    add: async (
      owner: RequestSession,
      wanted: ValidatedCartItem,
      options: AddGiftOptions,
    ): Promise<SerializableCart> => {
      const found = await open.take(owner)
      const tools = { ...options, tx: db, clock, ids }
      const added =
        found &&
        (await retryOnSerializationFailure(() => addToCartWithOptimisticLock(owner, found, wanted, tools)))
      if (added) {
        const known = { lines: added.lines, places: wanted.places }
        return readCart(db, added.cart, { now: clock.now(), coupons, known, assortment })
      }
      return hold(owner, async (held, cart, tx) => {
        const lines = await addGift(held, owner, wanted, { ...options, tx, clock, ids })
        const known = { lines, places: wanted.places }
        const after = options.redeemsPoints === undefined ? cart : await held.repo.find(owner)
        return readCart(tx, after, { now: held.now, coupons, known })
      })
    },

    /** Whether the cart contains exactly the requested item. */
    find: async (owner: RequestSession, wanted: ValidatedCartItem): Promise<boolean> => {
      const repo = createCartRepo(db)
      const cart = await repo.find(owner)
      const lines = cart ? await repo.lines(cart.id) : []
      return hasMatchingLine(wanted, { lines: lines.filter(({ state }) => state === 'in'), newId: ids.uuid })
    },

    /** Replaces the contents of a hamper in the cart. */
    refill: (owner: RequestSession, lineId: string, wanted: ValidatedCartItem) =>
      change(owner, (held) => replaceHamperContents(held, lineId, wanted, ids.uuid)),

    setQuantity: (owner: RequestSession, lineId: string, quantity: number) =>
      change(owner, async ({ repo, cartId }) => {
        const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
        if (!line) throw lineNotFoundError()
        if (line.isFreebie) throw freebieLineError()
        await repo.setQuantity(lineId, quantity)
      }),

    setSets: (owner: RequestSession, { comboId, sets }: ChangeComboRequest) =>
      change(owner, async ({ repo, cartId }) => {
        const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
        const combo = findCompleteCombos(lines).get(comboId)
        if (!combo) throw lineNotFoundError()
        if (!combo.canReplicate) throw new HttpError(409, 'not_replicable', ({ errors }) => errors.tryAgain)
        for (const { line, perSet } of combo.parts) {
          await repo.setQuantity(line.id, clampQuantity(perSet * sets))
        }
      }),

    setFreebie: (owner: RequestSession, { lineId, isDeclined }: SetFreebieRequest) =>
      change(owner, async ({ repo, cartId }) => {
        const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
        if (!line?.isFreebie) throw lineNotFoundError()
        await repo.setDeclined(lineId, isDeclined)
      }),

    updateMessage: (owner: RequestSession, asked: UpdateMessageRequest) =>
      change(owner, (held) => updatePersonalisationText(held, asked)),

    setCoupon: (owner: RequestSession, code: string) =>
      changeOff(owner, (held, tx) => setCoupon(held, tx, code, { userId: owner.userId, ...coupons })),

    /** Checks a coupon code for a visitor without a cart; rejects it unless it would be valid for an empty cart. */
    requireCoupon: (code: string) => requireCoupon(db, code, { items: paise(0), userId: null, ...coupons }),

    redeemPoints: (owner: RequestSession, redeemsPoints: boolean) =>
      changeOff(owner, ({ repo, cartId }) => repo.setOff(cartId, { redeemsPoints })),

    remove: (owner: RequestSession, lineIds: readonly string[]) =>
      change(owner, (held) => removeLines(held, lineIds)),

    restore: (owner: RequestSession, lineIds: readonly string[]) =>
      change(owner, (held) => restoreLines(held, lineIds)),

    save: (owner: RequestSession, lineIds: readonly string[], isSaved: boolean) =>
      change(owner, (held) => setLinesSavedForLater(held, lineIds, isSaved)),
  }
}

/** The cart service. */
export type CartService = ReturnType<typeof createCartService>

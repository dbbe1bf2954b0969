import type { ChangeCombo, ChosenAddOn, SetFreebie, UpdateMessage } from '@store/api-client/contract/cart'
import type { CartPlaceQuestion } from '@store/api-client/contract/delivery'
import { paise } from '@store/api-client/contract/money'
import { clampQuantity } from '@store/api-client/contract/rules/quantity'
import type { AppDeps } from '../AppDeps.ts'
import { requireCoupon } from '../coupons/requireCoupon.ts'
import type { Database } from '../db/Database.ts'
import { Refusal } from '../http/Refusal.ts'
import type { VisitSession } from '../http/Visit.ts'
import { type AddOptions, addGift } from './addGift.ts'
import type { CartContent } from './CartContent.ts'
import { createCartRepo } from './createCartRepo.ts'
import { findLeftBehind } from './findLeftBehind.ts'
import { lineGone } from './lineGone.ts'
import { liveCombos } from './liveCombos.ts'
import { freeLine, type HeldCart, removeLines, restoreLines, saveLines } from './moveLines.ts'
import { readCart } from './readCart.ts'
import { refillHamper } from './refillHamper.ts'
import { requireAddOns } from './requireAddOns.ts'
import { type Buyable, requireBuyable, type Wanted } from './requireBuyable.ts'
import { setCoupon } from './setCoupon.ts'
import { updateMessage } from './updateMessage.ts'

type CartDeps = Pick<AppDeps, 'db' | 'transact' | 'clock' | 'ids' | 'takesCoupons' | 'addOns'>

/** The rules of the cart: every change is one transaction on the locked cart and answers the whole of it. */
export function createCartService(deps: CartDeps) {
  const { db, transact, clock, ids, takesCoupons } = deps
  const layout = deps.addOns?.layout ?? 'new'
  const change = (owner: VisitSession, apply: (held: HeldCart, tx: Database) => Promise<void>) =>
    transact(async (tx): Promise<CartContent> => {
      const repo = createCartRepo(tx)
      const { id } = await repo.lock(owner, ids.uuid())
      const now = clock.now()
      await apply({ repo, cartId: id, now }, tx)
      return readCart(tx, await repo.bump(id), { now, takesCoupons })
    })

  return {
    list: async (owner: VisitSession | undefined): Promise<CartContent> =>
      readCart(db, owner && (await createCartRepo(db).find(owner)), { now: clock.now(), takesCoupons }),

    leftBehind: (owner: VisitSession, place: CartPlaceQuestion) => findLeftBehind(db, clock, owner, place),

    /** What is wanted, if it can be bought for that place; refuses otherwise. */
    requireBuyable: (wanted: Wanted): Promise<Buyable> => requireBuyable(db, clock, wanted),

    /** What goes along with a gift, if all of it can be bought as it is wanted; refuses otherwise. */
    requireAddOns: (wanted: readonly ChosenAddOn[]) => requireAddOns({ db, clock, ids, layout }, wanted),

    add: (owner: VisitSession, wanted: Buyable, options: AddOptions) =>
      change(owner, (held, tx) => addGift(held, owner, wanted, { ...options, tx, clock, ids })),

    /** Fills a hamper that lies in the cart anew. */
    refill: (owner: VisitSession, lineId: string, wanted: Buyable) =>
      change(owner, (held) => refillHamper(held, lineId, wanted, ids.uuid)),

    setQuantity: (owner: VisitSession, lineId: string, quantity: number) =>
      change(owner, async ({ repo, cartId }) => {
        const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
        if (!line) throw lineGone()
        if (line.isFreebie) throw freeLine()
        await repo.setQuantity(lineId, quantity)
      }),

    setSets: (owner: VisitSession, { comboId, sets }: ChangeCombo) =>
      change(owner, async ({ repo, cartId }) => {
        const lines = (await repo.lines(cartId)).filter(({ state }) => state === 'in')
        const combo = liveCombos(lines).get(comboId)
        if (!combo) throw lineGone()
        if (!combo.canReplicate) {
          throw new Refusal(409, 'not_replicable', 'Something went wrong, Please try again...')
        }
        for (const { line, perSet } of combo.parts) {
          await repo.setQuantity(line.id, clampQuantity(perSet * sets))
        }
      }),

    setFreebie: (owner: VisitSession, { lineId, isDeclined }: SetFreebie) =>
      change(owner, async ({ repo, cartId }) => {
        const line = (await repo.lines(cartId)).find(({ id }) => id === lineId)
        if (!line?.isFreebie) throw lineGone()
        await repo.setDeclined(lineId, isDeclined)
      }),

    updateMessage: (owner: VisitSession, asked: UpdateMessage) =>
      change(owner, (held) => updateMessage(held, asked)),

    setCoupon: (owner: VisitSession, code: string) =>
      change(owner, (held, tx) => setCoupon(held, tx, code, owner.userId)),

    /** Refuses a code that does not count for who has nothing in the cart yet. */
    requireCoupon: (code: string) => requireCoupon(db, code, { items: paise(0), userId: null }),

    redeemPoints: (owner: VisitSession, redeemsPoints: boolean) =>
      change(owner, ({ repo, cartId }) => repo.setOff(cartId, { redeemsPoints })),

    remove: (owner: VisitSession, lineIds: readonly string[]) =>
      change(owner, (held) => removeLines(held, lineIds)),

    restore: (owner: VisitSession, lineIds: readonly string[]) =>
      change(owner, (held) => restoreLines(held, lineIds)),

    save: (owner: VisitSession, lineIds: readonly string[], isSaved: boolean) =>
      change(owner, (held) => saveLines(held, lineIds, isSaved)),
  }
}

/** The rules of the cart. */
export type CartService = ReturnType<typeof createCartService>

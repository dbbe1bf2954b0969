import type { cartCalls } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import type { Handlers } from '../http/bindCalls.ts'
import type { Allowance } from '../http/createAllowance.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit, VisitSession } from '../http/Visit.ts'
import type { PaymentProvider } from '../payment/PaymentProvider.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { CartContent } from './CartContent.ts'
import type { CartService } from './createCartService.ts'
import { lineNotFoundError } from './lineNotFoundError.ts'
import { serializeCart } from './serializeCart.ts'
import { serializeOrderStart, startOrder } from './startOrder.ts'

interface CartRouteDeps {
  readonly cart: CartService
  readonly guard: AccountGuard
  readonly hint: HintWriter
  readonly rush: RushLimit
  readonly allowance: Allowance
  readonly addsPerMinute: number
  readonly changesPerMinute: number
  readonly couponsPerMinute: number
  readonly couponsPerCart: number
  readonly takesCoupons: boolean
  /** Ways to pay an order. */
  readonly payments: readonly PaymentProvider[]
  readonly clock: Clock
}

/** Answers the cart calls; each answer is the whole cart, and the hint cookie learns the count. */
export function cartHandlers(deps: CartRouteDeps): Handlers<typeof cartCalls> {
  const { cart, guard, hint, rush, allowance, addsPerMinute, changesPerMinute, clock } = deps
  const answer = async (visit: Visit, content: CartContent) => {
    const wire = serializeCart(content, clock.now())
    if (visit.session) await hint(visit, visit.session, wire.result.total_items)
    // A session that ended has no cart and no name; the browser must not go on believing so.
    else visit.setHint(undefined)
    return wire
  }
  /** A change of lines there are: without a session there are none. */
  const change = async (visit: Visit, apply: (session: VisitSession) => Promise<CartContent>) => {
    await rush.use(`change:${visit.address}`, changesPerMinute, 60_000)
    if (!visit.session) throw lineNotFoundError()
    return answer(visit, await apply(visit.session))
  }
  // Codes must not be found by trying: not in a cart, nor by whoever has none.
  const countCoupon = async ({ session, address }: Visit) => {
    await allowance.use(`coupon:${session?.tokenHash ?? `no-cart:${address}`}`, deps.couponsPerCart, 60_000)
    await allowance.use(`coupon:${address}`, deps.couponsPerMinute, 60_000)
  }
  return {
    list: async ({ pincode }, visit) => answer(visit, await cart.list(visit.session, pincode)),

    add: async (wanted, visit) => {
      await rush.use(`add:${visit.address}`, addsPerMinute, 60_000)
      const buyable = await cart.requireBuyable(wanted)
      const { key, belongsTo, redeemsPoints, ifAbsent } = wanted
      const options = {
        ...{ belongsTo, redeemsPoints, ifAbsent, isDeclined: visit.isFreebieDeclined },
        addOns: await cart.requireAddOns(wanted.addOns),
        isBuyNow: wanted.button === 'buyNow',
        idempotency: key === undefined ? undefined : { key, asked: wanted },
      }
      if (visit.session) return answer(visit, await cart.add(visit.session, buyable, options))
      // Whoever has no cart has no line that anything could go along with.
      if (wanted.belongsTo !== undefined) throw lineNotFoundError()
      const session = await visit.start(null)
      const content = await cart.add(session, buyable, options)
      visit.adopt(session)
      return answer({ ...visit, session }, content)
    },

    find: async (wanted, visit) => {
      await rush.use(`change:${visit.address}`, changesPerMinute, 60_000)
      const isThere =
        visit.session !== undefined && (await cart.find(visit.session, await cart.requireBuyable(wanted)))
      return { result: { in_cart: isThere } }
    },

    changeQuantity: ({ lineId, quantity }, visit) =>
      change(visit, (session) => cart.setQuantity(session, lineId, quantity)),

    changeCombo: (asked, visit) => change(visit, (session) => cart.setSets(session, asked)),

    updateMessage: (asked, visit) => change(visit, (session) => cart.updateMessage(session, asked)),

    setFreebie: async (asked, visit) => {
      const wire = await change(visit, (session) => cart.setFreebie(session, asked))
      visit.setFreebieDeclined(asked.isDeclined)
      return wire
    },

    setCoupon: async ({ code }, visit) => {
      if (!deps.takesCoupons) throw new Refusal(404, 'not_found', 'Something went wrong')
      if (code !== '') await countCoupon(visit)
      if (visit.session) return change(visit, (session) => cart.setCoupon(session, code))
      if (code === '') return answer(visit, await cart.list(undefined))
      await cart.requireCoupon(code)
      const session = await visit.start(null)
      const content = await cart.setCoupon(session, code)
      visit.adopt(session)
      return answer({ ...visit, session }, content)
    },

    redeemPoints: async ({ isRedeemed }, visit) => {
      await guard.requireUser(visit, 'Please login to redeem reward points')
      return change(visit, (session) => cart.redeemPoints(session, isRedeemed))
    },

    // What is gone is gone: without a session there is nothing to remove it from.
    remove: async ({ lineIds }, visit) =>
      visit.session
        ? change(visit, (session) => cart.remove(session, lineIds))
        : answer(visit, await cart.list(undefined)),

    restore: ({ lineIds }, visit) => change(visit, (session) => cart.restore(session, lineIds)),

    save: ({ lineIds, isSaved }, visit) => change(visit, (session) => cart.save(session, lineIds, isSaved)),

    startOrder: async (asked, visit) => {
      await guard.requireVerified(visit)
      return serializeOrderStart(startOrder(await cart.list(visit.session), asked, deps.payments))
    },
  }
}

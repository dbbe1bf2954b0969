import type { cartCalls } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { RateLimiter } from '../http/createRateLimiter.ts'
import { HttpError } from '../http/HttpError.ts'
import type { RequestSession, SessionContext } from '../http/RequestContext.ts'
import type { PaymentProvider } from '../payment/index.ts'
import type { UserInfoWriter } from '../users/index.ts'
import { serializeNextOrderStep, startOrder } from './checkout/startOrder.ts'
import type { CartService } from './createCartService.ts'
import { lineNotFoundError } from './lines/lineNotFoundError.ts'
import type { SerializableCart } from './reading/SerializableCart.ts'
import { serializeCart } from './reading/serializeCart.ts'

interface CartRouteDeps {
  readonly cart: CartService
  readonly hint: UserInfoWriter
  readonly sharedRateLimiter: RateLimiter
  readonly couponsPerMinute: number
  readonly couponsPerCart: number
  readonly takesCoupons: boolean
  /** Payment methods for an order. */
  readonly payments: readonly PaymentProvider[]
  readonly clock: Clock
}

/**
 * Handles the cart requests; each response is the whole cart, and updates the number of units in the user-info cookie.
 */
export function cartHandlers(deps: CartRouteDeps): CallGroupHandlers<typeof cartCalls> {
  const { cart, hint, sharedRateLimiter, clock } = deps
  const answer = async (context: SessionContext, content: SerializableCart) => {
    const wire = serializeCart(content, clock.now(), context.messages)
    if (context.session) await hint(context, context.session, wire.result.total_items)
    // After the session has ended there is no cart and no name, so the browser must delete its outdated user info.
    else context.setUserInfo(undefined)
    return wire
  }
  /** Changes existing lines; without a session, the visitor has no lines, so the error is that of a missing line. */
  const change = async (
    context: SessionContext,
    apply: (session: RequestSession) => Promise<SerializableCart>,
  ) => {
    if (!context.session) throw lineNotFoundError()
    return answer(context, await apply(context.session))
  }
  // Rate-limits coupon codes with and without a cart, so that they cannot be guessed.
  const countCoupon = async ({ session, network }: SessionContext) => {
    await sharedRateLimiter.use(
      `coupon:${session?.tokenHash ?? `no-cart:${network}`}`,
      deps.couponsPerCart,
      60_000,
    )
    await sharedRateLimiter.use(`coupon:${network}`, deps.couponsPerMinute, 60_000)
  }
  return {
    list: async ({ pincode }, context) => answer(context, await cart.list(context.session, pincode)),

    add: async (wanted, context) => {
      const buyable = await cart.requirePurchasable(wanted)
      const { key, belongsTo, redeemsPoints, ifAbsent } = wanted
      const options = {
        ...{ belongsTo, redeemsPoints, ifAbsent, isDeclined: context.isFreebieDeclined },
        addOns: await cart.requireValidAddOns(wanted.addOns),
        isBuyNow: wanted.button === 'buyNow',
        idempotency: key === undefined ? undefined : { key, asked: wanted },
      }
      if (context.session) return answer(context, await cart.add(context.session, buyable, options))
      // Without a cart, there is no gift line for the add-on.
      if (wanted.belongsTo !== undefined) throw lineNotFoundError()
      const session = await context.start(null)
      const content = await cart.add(session, buyable, options)
      context.setSessionCookie(session)
      return answer({ ...context, session }, content)
    },

    find: async (wanted, context) => {
      const isThere =
        context.session !== undefined &&
        (await cart.find(context.session, await cart.requirePurchasable(wanted)))
      return { result: { in_cart: isThere } }
    },

    changeQuantity: ({ lineId, quantity }, context) =>
      change(context, (session) => cart.setQuantity(session, lineId, quantity)),

    changeCombo: (asked, context) => change(context, (session) => cart.setSets(session, asked)),

    updateMessage: (asked, context) => change(context, (session) => cart.updateMessage(session, asked)),

    setFreebie: async (asked, context) => {
      const wire = await change(context, (session) => cart.setFreebie(session, asked))
      context.setFreebieDeclined(asked.isDeclined)
      return wire
    },

    setCoupon: async ({ code }, context) => {
      if (!deps.takesCoupons) throw new HttpError(404, 'not_found', ({ errors }) => errors.notFound)
      if (code !== '') await countCoupon(context)
      if (context.session) return change(context, (session) => cart.setCoupon(session, code))
      if (code === '') return answer(context, await cart.list(undefined))
      await cart.requireCoupon(code)
      const session = await context.start(null)
      const content = await cart.setCoupon(session, code)
      context.setSessionCookie(session)
      return answer({ ...context, session }, content)
    },

    redeemPoints: ({ isRedeemed }, context) =>
      change(context, (session) => cart.redeemPoints(session, isRedeemed)),

    // Removal is idempotent, so a missing session is not an error.
    remove: async ({ lineIds }, context) =>
      context.session
        ? change(context, (session) => cart.remove(session, lineIds))
        : answer(context, await cart.list(undefined)),

    restore: ({ lineIds }, context) => change(context, (session) => cart.restore(session, lineIds)),

    save: ({ lineIds, isSaved }, context) =>
      change(context, (session) => cart.save(session, lineIds, isSaved)),

    startOrder: async (asked, context) => {
      // A cart that loses a date or a slot has another version, so the shopper sees it before choosing a receiver.
      const listed = await cart.list(context.session)
      return serializeNextOrderStep(startOrder(listed, asked, deps.payments, context))
    },
  }
}

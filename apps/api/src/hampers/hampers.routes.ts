import type { AddHamperRequest, hamperCalls } from '@store/api-client/contract/hampers'
import {
  type CartService,
  countUnits,
  isSameHamper,
  lineNotFoundError,
  type SerializableCart,
  type ValidatedCartItem,
} from '../cart/index.ts'
import type { CallGroupHandlers } from '../http/ContractHandlers.ts'
import type { RequestSession, SessionContext } from '../http/RequestContext.ts'
import type { UserInfoWriter } from '../users/index.ts'
import type { HamperService } from './createHamperService.ts'
import { serializeHamper } from './serializeHamper.ts'

interface HamperRouteDeps {
  readonly hampers: HamperService
  readonly cart: CartService
  readonly hint: UserInfoWriter
}

/** Creates the handlers of the hamper calls. */
export function hamperHandlers(deps: HamperRouteDeps): CallGroupHandlers<typeof hamperCalls> {
  const { hampers, cart, hint } = deps
  const answer = async (
    context: Pick<SessionContext, 'setUserInfo'>,
    session: RequestSession,
    content: SerializableCart,
    id: string,
  ) => {
    const pieces = countUnits(content.lines)
    await hint(context, session, pieces)
    return { status: true as const, ci_id: id, cart_count: pieces }
  }

  return {
    get: async ({ id, country, city }) => ({
      result: serializeHamper(await hampers.show(id, { country, city })),
    }),

    add: async (asked, context) => {
      const { productId, pincode, lineId } = asked
      const wanted = await cart.requirePurchasable(toAddRequest(asked))
      if (lineId === undefined) await hampers.requirePincode(productId, pincode)
      const contents = wanted.hamper?.pieces.map(({ nid }) => nid) ?? []
      await hampers.requireDeliveryDate(productId, asked.date, { pincode, contents })
      if (lineId !== undefined) {
        // Without a session, the visitor has no cart, and so no hamper line to change.
        if (!context.session) throw lineNotFoundError()
        const content = await cart.refill(context.session, lineId, wanted)
        return answer(context, context.session, content, lineId)
      }
      const { key } = asked
      const idempotency = key === undefined ? undefined : { key, asked }
      const addOns = await cart.requireValidAddOns(asked.addOns)
      const options = {
        isDeclined: context.isFreebieDeclined,
        idempotency,
        addOns,
        isBuyNow: asked.type === 'buyNow',
      }
      if (context.session) {
        const content = await cart.add(context.session, wanted, options)
        return answer(context, context.session, content, lineOf(content, wanted, key))
      }
      const session = await context.start(null)
      const content = await cart.add(session, wanted, options)
      context.setSessionCookie(session)
      return answer(context, session, content, lineOf(content, wanted, key))
    },
  }
}

const toAddRequest = ({ productId, pincode, message, picks, date }: AddHamperRequest) => ({
  productId,
  pincode,
  choices: [],
  texts: message && message.text !== '' ? [message] : [],
  hamper: { picks, date },
})

/**
 * Returns the line to which a hamper was added. The hamper of a repeated request may have been removed or refilled since
 * then. The idempotency key stands in for its line: like the id of a removed line, it is the id of no line in the cart.
 */
function lineOf(
  { lines, saved }: SerializableCart,
  { product, hamper, pincode }: ValidatedCartItem,
  key: string | undefined,
): string {
  const isIt = (line: SerializableCart['lines'][number]) =>
    line.product.nid === product.nid && line.pincode === pincode && isSameHamper(line.hamper, hamper)
  const id = (lines.findLast(isIt) ?? saved.findLast(isIt))?.id ?? key
  if (id === undefined) throw new Error(`hampers: ${product.nid} was put in a cart that does not have it.`)
  return id
}

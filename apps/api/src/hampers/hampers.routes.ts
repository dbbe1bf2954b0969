import type { AddHamperRequest, hamperCalls } from '@store/api-client/contract/hampers'
import type { CartContent } from '../cart/CartContent.ts'
import { countUnits } from '../cart/countUnits.ts'
import type { CartService } from '../cart/createCartService.ts'
import { isSameHamper } from '../cart/isSameHamper.ts'
import { lineNotFoundError } from '../cart/lineNotFoundError.ts'
import type { Buyable } from '../cart/requireBuyable.ts'
import type { Handlers } from '../http/bindCalls.ts'
import type { RushLimit } from '../http/createRushLimit.ts'
import type { Visit, VisitSession } from '../http/Visit.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { HamperService } from './createHamperService.ts'
import { writeHamper } from './writeHamper.ts'

interface HamperRouteDeps {
  readonly hampers: HamperService
  readonly cart: CartService
  readonly hint: HintWriter
  readonly rush: RushLimit
  readonly addsPerMinute: number
  readonly looksPerMinute: number
}

const minute = 60_000

/** Answers the calls about hampers. */
export function hamperHandlers(deps: HamperRouteDeps): Handlers<typeof hamperCalls> {
  const { hampers, cart, hint, rush, addsPerMinute, looksPerMinute } = deps
  const answer = async (visit: Visit, session: VisitSession, content: CartContent, id: string) => {
    const pieces = countUnits(content.lines)
    await hint(visit, session, pieces)
    return { status: true as const, ci_id: id, cart_count: pieces }
  }

  return {
    get: async ({ id, country, city }, { address }) => {
      await rush.use(`hamper:${address}`, looksPerMinute, minute)
      return { result: writeHamper(await hampers.show(id, { country, city })) }
    },

    add: async (asked, visit) => {
      const { productId, pincode, lineId } = asked
      await rush.use(`add:${visit.address}`, addsPerMinute, minute)
      const wanted = await cart.requireBuyable(wantedOf(asked))
      if (lineId === undefined) await hampers.requirePincode(productId, pincode)
      await hampers.requireDay(productId, asked.date, pincode)
      if (lineId !== undefined) {
        // Whoever has no cart has no hamper in it.
        if (!visit.session) throw lineNotFoundError()
        const content = await cart.refill(visit.session, lineId, wanted)
        return answer(visit, visit.session, content, lineId)
      }
      const { key } = asked
      const idempotency = key === undefined ? undefined : { key, asked }
      const addOns = await cart.requireAddOns(asked.addOns)
      const options = {
        isDeclined: visit.isFreebieDeclined,
        idempotency,
        addOns,
        isBuyNow: asked.type === 'buyNow',
      }
      if (visit.session) {
        const content = await cart.add(visit.session, wanted, options)
        return answer(visit, visit.session, content, lineOf(content, wanted))
      }
      const session = await visit.start(null)
      const content = await cart.add(session, wanted, options)
      visit.adopt(session)
      return answer({ ...visit, session }, session, content, lineOf(content, wanted))
    },
  }
}

const wantedOf = ({ productId, pincode, message, picks, date }: AddHamperRequest) => ({
  productId,
  pincode,
  choices: [],
  texts: message && message.text !== '' ? [message] : [],
  hamper: { picks, date },
})

/** The line a hamper came to lie in. */
function lineOf({ lines }: CartContent, { product, hamper, pincode }: Buyable): string {
  const isIt = (line: CartContent['lines'][number]) =>
    line.product.nid === product.nid && line.pincode === pincode && isSameHamper(line.hamper, hamper)
  const found = lines.findLast(isIt)
  if (!found) throw new Error(`hampers: ${product.nid} was put in a cart that does not have it.`)
  return found.id
}

import type { cartCalls } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import type { Handlers } from '../http/bindCalls.ts'
import type { Allowance } from '../http/createAllowance.ts'
import { Refusal } from '../http/Refusal.ts'
import type { Visit } from '../http/Visit.ts'
import type { AccountGuard } from '../users/createAccountGuard.ts'
import type { HintWriter } from '../users/createHintWriter.ts'
import type { CartContent } from './CartContent.ts'
import type { CartService } from './createCartService.ts'
import { startOrder, writeOrderStart } from './startOrder.ts'
import { writeCart } from './writeCart.ts'

interface CartRouteDeps {
  readonly cart: CartService
  readonly guard: AccountGuard
  readonly hint: HintWriter
  readonly allowance: Allowance
  readonly addsPerMinute: number
  readonly clock: Clock
}

/** Answers the cart calls; each answer is the whole cart, and the hint cookie learns the count. */
export function cartHandlers(deps: CartRouteDeps): Handlers<typeof cartCalls> {
  const { cart, guard, hint, allowance, addsPerMinute, clock } = deps
  const answer = async (visit: Visit, content: CartContent) => {
    const wire = writeCart(content, clock.now())
    if (visit.session) await hint(visit, visit.session, wire.result.total_items)
    // A session that ended has no cart and no name; the browser must not go on believing so.
    else visit.setHint(undefined)
    return wire
  }
  return {
    list: async (_, visit) => answer(visit, await cart.list(visit.session)),

    add: async (wanted, visit) => {
      await allowance.use(`add:${visit.address}`, addsPerMinute, 60_000)
      const product = await cart.requireBuyable(wanted)
      if (visit.session) return answer(visit, await cart.add(visit.session, product, wanted.pincode))
      const session = await visit.start(null)
      const content = await cart.add(session, product, wanted.pincode)
      visit.adopt(session)
      return answer({ ...visit, session }, content)
    },

    changeQuantity: async ({ lineId, quantity }, visit) => {
      if (!visit.session) throw new Refusal(404, 'line_gone', 'Something went wrong, Please try again...')
      return answer(visit, await cart.setQuantity(visit.session, lineId, quantity))
    },

    // What is gone is gone: without a session there is nothing to remove it from.
    remove: async ({ lineId }, visit) =>
      answer(visit, visit.session ? await cart.remove(visit.session, lineId) : await cart.list(undefined)),

    startOrder: async (asked, visit) => {
      await guard.requireVerified(visit)
      return writeOrderStart(startOrder(await cart.list(visit.session), asked))
    },
  }
}

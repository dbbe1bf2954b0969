import type { cartCalls } from '@store/api-client/contract/cart'
import type { Clock } from '@store/api-client/contract/ports'
import type { Handlers } from '../http/bindCalls.ts'
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
  readonly clock: Clock
}

/** Answers the cart calls; each answer is the whole cart, and the hint cookie learns the count. */
export function cartHandlers({ cart, guard, hint, clock }: CartRouteDeps): Handlers<typeof cartCalls> {
  const answer = async (visit: Visit, content: CartContent) => {
    const wire = writeCart(content, clock.now())
    if (visit.session) await hint(visit, visit.session, wire.result.total_items)
    return wire
  }
  return {
    list: async (_, visit) => answer(visit, await cart.list(visit.session)),

    add: async (wanted, visit) => {
      const session = visit.session ?? (await visit.start(null))
      const wire = writeCart(await cart.add(session, wanted), clock.now())
      await hint(visit, session, wire.result.total_items)
      return wire
    },

    changeQuantity: async ({ lineId, quantity }, visit) =>
      answer(visit, await cart.setQuantity(guard.requireSession(visit), lineId, quantity)),

    remove: async ({ lineId }, visit) =>
      answer(visit, await cart.remove(guard.requireSession(visit), lineId)),

    startOrder: async (asked, visit) => {
      await guard.requireVerified(visit)
      return writeOrderStart(startOrder(await cart.list(visit.session), asked))
    },
  }
}

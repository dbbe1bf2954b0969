import { setTimeout } from 'node:timers/promises'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import type { Violation } from '../Violation.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { describeOrderResult, submitOrder } from './submitOrder.ts'

const nid = 1002
const buyers = 20
const stepMs = 15

/** Orders a cart while it changes. The cart must be ordered as the shopper saw it, or not at all. */
export const changeCartWhileOrdering: ContentionScenario = async ({ database, openBuyer }) => {
  const violations: Violation[] = []
  const people = await seedBuyers(database, buyers, nid)
  await Promise.all(
    people.map(async (buyer, at) => {
      const client = openBuyer(buyer)
      const seen = unwrapResult((await retryUntilAnswered(client.cart.list)).result)
      const [tapped] = await Promise.all([
        submitOrder(client, seen, buyer.orderKey),
        // The change is delayed by a different time in each round; otherwise, the faster request would always win on a
        // busy machine.
        setTimeout(at * stepMs).then(() =>
          retryUntilAnswered(() =>
            client.cart.add({ productId: toProductId(nid), pincode: '560001', key: buyer.orderKey }),
          ),
        ),
      ])
      const { itemCount } = unwrapResult((await retryUntilAnswered(client.cart.list)).result)
      const word = tapped.ok ? 'ok' : describeOrderResult(tapped)
      // If the order arrives first, the new unit stays in the cart. If the new unit arrives first, the order is
      // rejected, and the shopper must review the cart.
      const isRight = word === 'ok' ? itemCount === 1 : word === 'cart_changed' && itemCount === 2
      if (!isRight)
        violations.push({
          kind: 'lost',
          sentence: `the order was ${word} with ${itemCount} left in the cart`,
        })
    }),
  )
  return violations
}

import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { findAccountId } from './findAccountId.ts'
import { describeOrderResult, submitOrder } from './submitOrder.ts'

const tabs = 10

/**
 * Adds and orders products in ten tabs of one buyer. Every added unit must be in the cart, all tabs must see the same
 * cart, and the cart must be ordered once.
 */
export const shopInTenTabs: ContentionScenario = async ({ database, openBuyer }) => {
  const [buyer] = await seedBuyers(database, 1, 1002)
  if (!buyer) return []
  const clients = Array.from({ length: tabs }, () => openBuyer(buyer))
  const added = await Promise.all(
    clients.map(({ cart }) => {
      const key = randomUUID()
      return retryUntilAnswered(() => cart.add({ productId: toProductId(3001), pincode: '560001', key }))
    }),
  )
  const seen = await Promise.all(
    clients.map(async ({ cart }) => unwrapResult((await retryUntilAnswered(cart.list)).result)),
  )
  const results = await Promise.all(
    seen.map(async (cart, tab) =>
      describeOrderResult(await submitOrder(clients[tab] ?? openBuyer(buyer), cart, randomUUID())),
    ),
  )
  const owner = await findAccountId(database, buyer)
  const refused = results.filter((word) => word === 'cart_changed').length
  return [
    ...findCountViolations(
      'lost',
      'pieces ten tabs added',
      added.filter(({ result }) => result.ok).length,
      tabs,
    ),
    ...findCountViolations('lost', 'pieces in the cart', seen[0]?.itemCount ?? 0, tabs + 1),
    ...findCountViolations(
      'other',
      'carts ten tabs see',
      new Set(seen.map(({ version }) => version)).size,
      1,
    ),
    ...findCountViolations('doubled', 'tabs that are not asked to look again', tabs - refused, 1),
    ...findCountViolations(
      'doubled',
      'orders',
      await queryNumericValue(database, `(select count(*)::int from orders where user_id = ${owner})`),
      1,
    ),
  ]
}

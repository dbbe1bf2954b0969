import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { findAccountId } from './findAccountId.ts'
import { submitOrder } from './submitOrder.ts'

const times = 50

/**
 * Sends an order with one idempotency key fifty times at the same time. There must be one order and fifty equal
 * responses.
 */
export const repeatIdempotencyKey: ContentionScenario = async ({ database, openBuyer }) => {
  const [buyer] = await seedBuyers(database, 1, 3001)
  if (!buyer) return []
  const client = openBuyer(buyer)
  const seen = unwrapResult((await retryUntilAnswered(client.cart.list)).result)
  const results = await Promise.all(
    Array.from({ length: times }, async () =>
      JSON.stringify(await submitOrder(client, seen, buyer.orderKey)),
    ),
  )
  const owner = await findAccountId(database, buyer)
  return [
    ...findCountViolations(
      'doubled',
      'orders for one key',
      await queryNumericValue(database, `(select count(*)::int from orders where user_id = ${owner})`),
      1,
    ),
    ...findCountViolations('doubled', 'different answers to one key', new Set(results).size, 1),
    ...findCountViolations(
      'lost',
      'answers that tell of an order',
      results.filter((text) => text.startsWith('{"ok":true')).length,
      times,
    ),
  ]
}

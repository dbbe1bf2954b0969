import { randomUUID } from 'node:crypto'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { findAccountId } from './findAccountId.ts'
import { submitOrder } from './submitOrder.ts'

const points = 60
const tabs = 10

/**
 * Orders a cart that is partly paid with points in ten tabs. There must be one order, and the points must be spent
 * once.
 */
export const spendPointsTwice: ContentionScenario = async ({ database, openBuyer }) => {
  const [buyer] = await seedBuyers(database, 1, 1001)
  if (!buyer) return []
  const owner = await findAccountId(database, buyer)
  await database.run(
    `insert into point_entries (user_id, kind, points, created_at) values (${owner}, 'earned', ${points}, now())`,
  )
  const { cart } = openBuyer(buyer)
  const seen = unwrapResult((await retryUntilAnswered(() => cart.redeemPoints({ isRedeemed: true }))).result)
  const results = await Promise.all(
    Array.from({ length: tabs }, () => submitOrder(openBuyer(buyer), seen, randomUUID())),
  )
  const spent = `(select coalesce(-sum(points), 0)::int from point_entries where user_id = ${owner} and kind = 'spent')`
  return [
    ...findCountViolations('doubled', 'orders of one cart', results.filter(({ ok }) => ok).length, 1),
    ...findCountViolations('oversold', 'points spent', await queryNumericValue(database, spent), points),
  ]
}

import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { unwrapResult } from '../../shopper/createShopper.ts'
import { retryUntilAnswered } from '../../shopper/retryUntilAnswered.ts'
import { findCountViolations } from '../findCountViolations.ts'
import { queryNumericValue } from '../queryNumericValue.ts'
import type { ContentionScenario } from './ContentionEnvironment.ts'
import { findAccountId } from './findAccountId.ts'
import { submitOrder } from './submitOrder.ts'

/** A product with a free gift. */
const basket = 1009
/** Number of tabs, which is so small that all units can be paid on delivery. */
const tabs = 3

/**
 * Several tabs add a product with a free gift, decline the gift, accept it again and order, all at the same time. There
 * must be one line with the free gift, and it must be ordered once.
 */
export const claimFreeGiftTwice: ContentionScenario = async ({ database, openBuyer }) => {
  const [buyer] = await seedBuyers(database, 1, 3001)
  if (!buyer) return []
  const owner = await findAccountId(database, buyer)
  const ofTabs = <Result>(work: (tab: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: tabs }, (_, tab) => work(tab)))
  await ofTabs(() => {
    const { cart } = openBuyer(buyer)
    const key = randomUUID()
    return retryUntilAnswered(() => cart.add({ productId: toProductId(basket), pincode: '560001', key }))
  })
  const { cart } = openBuyer(buyer)
  const look = async () => unwrapResult((await retryUntilAnswered(cart.list)).result)
  const free = (await look()).lines.filter(({ isFree }) => isFree)
  await ofTabs((tab) => {
    const client = openBuyer(buyer)
    const lineId = free[0]?.id
    return lineId === undefined
      ? client.cart.list()
      : retryUntilAnswered(() => client.cart.setFreebie({ lineId, isDeclined: tab % 2 === 0 })).then(
          ({ result }) => result,
        )
  })
  if (free[0]) {
    const lineId = free[0].id
    await retryUntilAnswered(() => cart.setFreebie({ lineId, isDeclined: false }))
  }
  const seen = await look()
  const results = await ofTabs(() => submitOrder(openBuyer(buyer), seen, randomUUID()))
  const ordered = `(select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
    where o.user_id = ${owner} and l.is_freebie)`
  return [
    ...findCountViolations('oversold', 'free lines in the cart', free.length, 1),
    ...findCountViolations('doubled', 'orders of one cart', results.filter(({ ok }) => ok).length, 1),
    ...findCountViolations('oversold', 'free pieces ordered', await queryNumericValue(database, ordered), 1),
  ]
}

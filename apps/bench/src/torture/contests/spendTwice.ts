import { randomUUID } from 'node:crypto'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { ownerOf } from './ownerOf.ts'
import { tapOrder } from './tapOrder.ts'

const points = 60
const tabs = 10

/** Ten tabs that each order the cart points pay a part of: one order, and the points are spent once. */
export const spendTwice: Contest = async ({ books, openBuyer }) => {
  const [buyer] = await seedBuyers(books, 1, 1001)
  if (!buyer) return []
  const owner = await ownerOf(books, buyer)
  await books.run(
    `insert into point_entries (user_id, kind, points, created_at) values (${owner}, 'earned', ${points}, now())`,
  )
  const { cart } = openBuyer(buyer)
  const seen = mustHave((await insist(() => cart.redeemPoints({ isRedeemed: true }))).outcome)
  const said = await Promise.all(
    Array.from({ length: tabs }, () => tapOrder(openBuyer(buyer), seen, randomUUID())),
  )
  const spent = `(select coalesce(-sum(points), 0)::int from point_entries where user_id = ${owner} and kind = 'spent')`
  return [
    ...mustBe('doubled', 'orders of one cart', said.filter(({ ok }) => ok).length, 1),
    ...mustBe('oversold', 'points spent', await numberIn(books, spent), points),
  ]
}

import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { ownerOf } from './ownerOf.ts'
import { tapOrder } from './tapOrder.ts'

/** A gift that something comes with for nothing. */
const basket = 1009
/** So few that all of it may be paid on delivery. */
const tabs = 3

/** Tabs that add a gift with a free one, decline it, take it again and order, all at once: one free line, once ordered. */
export const takeFreeTwice: Contest = async ({ books, openBuyer }) => {
  const [buyer] = await seedBuyers(books, 1, 3001)
  if (!buyer) return []
  const owner = await ownerOf(books, buyer)
  const ofTabs = <Result>(work: (tab: number) => Promise<Result>) =>
    Promise.all(Array.from({ length: tabs }, (_, tab) => work(tab)))
  await ofTabs(() => {
    const { cart } = openBuyer(buyer)
    const key = randomUUID()
    return insist(() => cart.add({ productId: toProductId(basket), pincode: '560001', key }))
  })
  const { cart } = openBuyer(buyer)
  const look = async () => mustHave((await insist(cart.list)).outcome)
  const free = (await look()).lines.filter(({ isFree }) => isFree)
  await ofTabs((tab) => {
    const client = openBuyer(buyer)
    const lineId = free[0]?.id
    return lineId === undefined
      ? client.cart.list()
      : insist(() => client.cart.setFreebie({ lineId, isDeclined: tab % 2 === 0 })).then(
          ({ outcome }) => outcome,
        )
  })
  if (free[0]) {
    const lineId = free[0].id
    await insist(() => cart.setFreebie({ lineId, isDeclined: false }))
  }
  const seen = await look()
  const said = await ofTabs(() => tapOrder(openBuyer(buyer), seen, randomUUID()))
  const ordered = `(select coalesce(sum(l.quantity), 0)::int from order_lines l join orders o on o.id = l.order_id
    where o.user_id = ${owner} and l.is_freebie)`
  return [
    ...mustBe('oversold', 'free lines in the cart', free.length, 1),
    ...mustBe('doubled', 'orders of one cart', said.filter(({ ok }) => ok).length, 1),
    ...mustBe('oversold', 'free pieces ordered', await numberIn(books, ordered), 1),
  ]
}

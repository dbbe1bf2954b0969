import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { ownerOf } from './ownerOf.ts'
import { tapOrder } from './tapOrder.ts'

const times = 50

/** One order key fifty times at once: one order and fifty equal answers. */
export const repeatKey: Contest = async ({ books, openBuyer }) => {
  const [buyer] = await seedBuyers(books, 1, 3001)
  if (!buyer) return []
  const client = openBuyer(buyer)
  const seen = mustHave((await insist(client.cart.list)).outcome)
  const said = await Promise.all(
    Array.from({ length: times }, async () => JSON.stringify(await tapOrder(client, seen, buyer.orderKey))),
  )
  const owner = await ownerOf(books, buyer)
  return [
    ...mustBe(
      'doubled',
      'orders for one key',
      await numberIn(books, `(select count(*)::int from orders where user_id = ${owner})`),
      1,
    ),
    ...mustBe('doubled', 'different answers to one key', new Set(said).size, 1),
    ...mustBe(
      'lost',
      'answers that tell of an order',
      said.filter((text) => text.startsWith('{"ok":true')).length,
      times,
    ),
  ]
}

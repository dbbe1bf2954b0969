import { randomUUID } from 'node:crypto'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import { mustBe } from '../mustBe.ts'
import { numberIn } from '../numberIn.ts'
import type { Contest } from './Arena.ts'
import { ownerOf } from './ownerOf.ts'
import { saidTo, tapOrder } from './tapOrder.ts'

const tabs = 10

/** One buyer in ten tabs: what each adds is there, all see the same cart, and it is ordered once. */
export const openTenTabs: Contest = async ({ books, openBuyer }) => {
  const [buyer] = await seedBuyers(books, 1, 1002)
  if (!buyer) return []
  const clients = Array.from({ length: tabs }, () => openBuyer(buyer))
  const added = await Promise.all(
    clients.map(({ cart }) => {
      const key = randomUUID()
      return insist(() => cart.add({ productId: toProductId(3001), pincode: '560001', key }))
    }),
  )
  const seen = await Promise.all(clients.map(async ({ cart }) => mustHave((await insist(cart.list)).outcome)))
  const said = await Promise.all(
    seen.map(async (cart, tab) =>
      saidTo(await tapOrder(clients[tab] ?? openBuyer(buyer), cart, randomUUID())),
    ),
  )
  const owner = await ownerOf(books, buyer)
  const refused = said.filter((word) => word === 'cart_changed').length
  return [
    ...mustBe('lost', 'pieces ten tabs added', added.filter(({ outcome }) => outcome.ok).length, tabs),
    ...mustBe('lost', 'pieces in the cart', seen[0]?.itemCount ?? 0, tabs + 1),
    ...mustBe('other', 'carts ten tabs see', new Set(seen.map(({ version }) => version)).size, 1),
    ...mustBe('doubled', 'tabs that are not asked to look again', tabs - refused, 1),
    ...mustBe(
      'doubled',
      'orders',
      await numberIn(books, `(select count(*)::int from orders where user_id = ${owner})`),
      1,
    ),
  ]
}

import { setTimeout } from 'node:timers/promises'
import { toProductId } from '@store/api-client/contract/cart'
import { seedBuyers } from '../../bench/seedBuyers.ts'
import { mustHave } from '../../shopper/createShopper.ts'
import { insist } from '../../shopper/insist.ts'
import type { Finding } from '../Finding.ts'
import type { Contest } from './Arena.ts'
import { saidTo, tapOrder } from './tapOrder.ts'

const nid = 1002
const buyers = 20
const stepMs = 15

/** A cart that changes while it is ordered is ordered as it was seen, or not at all. */
export const changeWhileOrdering: Contest = async ({ books, openBuyer }) => {
  const findings: Finding[] = []
  const people = await seedBuyers(books, buyers, nid)
  await Promise.all(
    people.map(async (buyer, at) => {
      const client = openBuyer(buyer)
      const seen = mustHave((await insist(client.cart.list)).outcome)
      const [tapped] = await Promise.all([
        tapOrder(client, seen, buyer.orderKey),
        // On a busy machine whatever is quicker would win every time.
        setTimeout(at * stepMs).then(() =>
          insist(() =>
            client.cart.add({ productId: toProductId(nid), pincode: '560001', key: buyer.orderKey }),
          ),
        ),
      ])
      const { itemCount } = mustHave((await insist(client.cart.list)).outcome)
      const word = tapped.ok ? 'ok' : saidTo(tapped)
      // Ordered first: the new piece stays. Added first: the shopper is asked to look again.
      const isRight = word === 'ok' ? itemCount === 1 : word === 'cart_changed' && itemCount === 2
      if (!isRight)
        findings.push({ harm: 'lost', sentence: `the order was ${word} with ${itemCount} left in the cart` })
    }),
  )
  return findings
}
